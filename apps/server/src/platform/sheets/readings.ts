import { maxDataRows } from '@anzhu/api/contract/dataImport';
import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { readDataImport } from '@anzhu/api/rules/dataImport';
import { readBook } from '@anzhu/api/rules/readSheet';
import type { Book } from '@anzhu/api/rules/sheet';
import { readImportRows } from '@anzhu/api/rules/testImport';

/** The most rows of a sheet, by what is read. */
const maxRows = { tests: maxImportRows, data: maxDataRows };

/** What can be read of a workbook: tests, or the data of a hotel. */
const readings = {
  tests: readImportRows,
  data: (book: Book) => readDataImport(book),
};

export type ReadingKind = keyof typeof readings;
export type ReadingOf<Kind extends ReadingKind> = ReturnType<(typeof readings)[Kind]>;

/** A workbook to read; `now` is `yyyy-MM-dd HH:mm:ss`. */
export interface ReaderInput<Kind extends ReadingKind = ReadingKind> {
  kind: Kind;
  bytes: Uint8Array<ArrayBuffer>;
  now: string;
}

/** @throws SheetRefusal when the file as a whole cannot be read */
export const readBytes = async <Kind extends ReadingKind>({
  kind,
  bytes,
  now,
}: ReaderInput<Kind>): Promise<ReadingOf<Kind>> =>
  readings[kind](await readBook(bytes, maxRows[kind]), now) as ReadingOf<Kind>;

import type { ReaderInput } from '../../apps/server/src/resources/healthTest/importReader.ts';
import { maxImportRows } from '../../packages/api/src/contract/healthTest.ts';
import { readBook } from '../../packages/api/src/rules/readSheet.ts';
import { type ImportReading, readImportRows } from '../../packages/api/src/rules/testImport.ts';

/** Reads the tests of a workbook in place: a page has no thread for it. */
export async function readImport({ bytes, now }: ReaderInput): Promise<ImportReading> {
  return readImportRows(await readBook(bytes, maxImportRows), now);
}

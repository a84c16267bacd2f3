import { type HotelExportFormat, hotelExportLabel } from '@anzhu/api/contract/hotelExport';
import { version } from '../../platform/config.ts';
import { openSnapshot } from '../../platform/db/snapshot.ts';
import {
  type ExportProgress,
  exportTable,
  type Reading,
} from '../../platform/exports/exportTable.ts';
import { streamOf } from '../../platform/sheets/streamOf.ts';
import type { ExportedName } from './exportedTables.ts';
import { type FileHead, jsonLines, workbookOf } from './formats.ts';
import { countRows, type ExportedRow, pagesOf } from './rows.ts';

/** What is exported, how, and the time that the file is given. */
export interface HotelExportInput {
  hotel: { id: number; name: string };
  format: HotelExportFormat;
  time: string;
}

/** The format of a file by its name; null for another one. */
export const formatOf = (path: string): HotelExportInput['format'] | null =>
  (Object.keys(hotelExportLabel) as HotelExportFormat[]).find((one) => path.endsWith(`.${one}`)) ??
  null;

/** The bytes of a file before it is compressed, read from one moment of the store. */
async function* piecesOf(
  store: Reading,
  { hotel, format, time }: HotelExportInput,
  onProgress: (progress: ExportProgress) => void,
): AsyncGenerator<Uint8Array> {
  const snapshot = await openSnapshot(store);
  try {
    const tables = await countRows(snapshot.db, hotel.id);
    const total = Object.values(tables).reduce((sum, count) => sum + count, 0);
    let done = 0;
    onProgress({ done, total });
    async function* read(name: ExportedName): AsyncGenerator<readonly ExportedRow[]> {
      for await (const rows of pagesOf(snapshot.db, name, hotel.id)) {
        yield rows;
        done += rows.length;
        onProgress({ done, total });
      }
    }
    const head: FileHead = { hotel, program: version, time, tables };
    yield* format === 'xlsx' ? workbookOf(head, read) : jsonLines(head, read);
  } finally {
    await snapshot.close();
  }
}

/** All that a hotel has, as a file: made as fast as it is read, in constant memory. */
export function hotelStream(
  store: Reading,
  input: HotelExportInput,
  onProgress: (progress: ExportProgress) => void,
): ReadableStream<Uint8Array> {
  const stream = streamOf(piecesOf(store, input, onProgress));
  if (input.format !== 'jsonl.gz') return stream;
  return stream.pipeThrough(
    new CompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>,
  );
}

export default exportTable(import.meta.url, hotelStream);

import { invalid } from '../../apps/server/src/platform/refusal.ts';
import {
  readBytes,
  type ReadingKind,
  type ReadingOf,
} from '../../apps/server/src/platform/sheets/readings.ts';
import { SheetRefusal } from '../../packages/api/src/rules/sheet.ts';

/** Reads a workbook in place: a page has no thread for it. */
export async function readFile<Kind extends ReadingKind>(
  kind: Kind,
  file: File,
  { now }: { now: string },
): Promise<ReadingOf<Kind>> {
  try {
    return await readBytes({ kind, bytes: new Uint8Array(await file.arrayBuffer()), now });
  } catch (error) {
    throw error instanceof SheetRefusal ? invalid('file', error.message) : error;
  }
}

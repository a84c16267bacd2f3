import { exportedBytes } from '../../apps/server/src/platform/exports/exportTable.ts';
import type { WorkbookSource } from '../../apps/server/src/platform/exports/workbookStream.ts';
import type { Server } from '../../apps/server/src/platform/server.ts';

/** A table as a workbook, made in place: a page has no thread for it. */
export function workbookStream<Given>(
  { store }: Pick<Server, 'store'>,
  { table, given, place, onProgress = () => undefined }: WorkbookSource<Given>,
): ReadableStream<Uint8Array> {
  place.leave();
  return exportedBytes(table, store, given, onProgress);
}

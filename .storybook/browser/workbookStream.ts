import type { WorkbookSource } from '../../apps/server/src/platform/exports/workbookStream.ts';
import type { Server } from '../../apps/server/src/platform/server.ts';
import { workbook } from '../../apps/server/src/platform/sheets/workbook.ts';

/** A table as a workbook, made in place: a page has no thread for it. */
export function workbookStream<Given>(
  { store }: Pick<Server, 'store'>,
  { table, given, place }: WorkbookSource<Given>,
): ReadableStream<Uint8Array> {
  place.leave();
  return workbook(table.make(store, given));
}

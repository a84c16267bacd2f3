import { LogType } from '@anzhu/api/contract/log';
import { type TargetKind, targetKindLabel } from '@anzhu/api/contract/targetKind';
import type { Origin, Session } from '../caller.ts';
import { localTime } from '../clock.ts';
import type { Labelled } from '../db/store.ts';
import type { FileResponse } from '../http/handler.ts';
import type { Server } from '../server.ts';
import { workbookType } from '../sheets/workbook.ts';
import type { ExportTable } from './exportTable.ts';
import { withFirstPiece } from './firstPiece.ts';
import { workbookStream } from './workbookStream.ts';

interface Export<Given> {
  table: ExportTable<Given>;
  given: Given;
  /** What the rows are. */
  kind: TargetKind;
  /** What the file is called. @default the word of `kind` */
  name?: string;
  /** How many rows there are. */
  count: number;
  /** The filters that were set, by their labels. */
  filters: Labelled;
}

/**
 * A table as a workbook to take away; who took it, by which filters and how many rows, is written down.
 * @throws Refusal (429) when the user has too many exports under way.
 */
export async function loggedExport<Given>(
  { session, origin, signal }: { session: Session; origin: Origin; signal: AbortSignal },
  server: Server,
  { table, given, kind, name = targetKindLabel[kind], count, filters }: Export<Given>,
): Promise<FileResponse> {
  const { store, clock, exportQueue } = server;
  const place = exportQueue.enter(session.userId);
  try {
    await store.change({ session, origin }, () =>
      Promise.resolve({
        data: null,
        log: {
          type: LogType.export,
          sketch: `导出${name} ${count} 条`,
          target: { kind, id: 0 },
          hotelId: session.hotelId,
          after: { ...filters, 行数: count },
        },
      }),
    );
  } catch (error) {
    place.leave();
    throw error;
  }
  return {
    fileName: `${name}_${localTime(clock.now()).replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: await withFirstPiece(workbookStream(server, { table, given, place }), signal),
  };
}

import { type Labelled, LogType } from '../audit/log.ts';
import { localTime } from '../clock.ts';
import type { FileAnswer, Origin, Session } from '../http/handler.ts';
import type { Server } from '../server.ts';
import { workbookType } from '../sheets/workbook.ts';
import { exported } from './exported.ts';
import type { ExportTable } from './exportTable.ts';

interface Export<Given> {
  table: ExportTable<Given>;
  given: Given;
  /** What the rows are: 订单. */
  kind: string;
  /** How many rows there are. */
  count: number;
  /** The filters that were set, by their labels. */
  filters: Labelled;
}

/** A table as a workbook to take away; who took it, by which filters and how many rows, is written down. */
export async function loggedExport<Given>(
  { session, origin }: { session: Session; origin: Origin },
  { store, clock, config }: Server,
  { table, given, kind, count, filters }: Export<Given>,
): Promise<FileAnswer> {
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.ordinary,
        sketch: `导出${kind} ${count} 条`,
        target: { kind, id: 0 },
        hotelId: session.hotelId,
        after: { ...filters, 行数: count },
      },
    }),
  );
  return {
    fileName: `${kind}_${localTime(clock.now()).replaceAll(/\D/g, '')}.xlsx`,
    contentType: workbookType,
    body: exported(config, table, given),
  };
}

import { labelsOf } from '@anzhu/api/contract/label';
import { DetailedLog, logTypeLabel } from '@anzhu/api/contract/log';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachTimedBatch, spanOf } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';
import { logList, type LogRow, readLogs, type Selection } from './queries.ts';

/** Which logs, and up to which id: none that were written while they are read. */
interface Wanted {
  selection: Selection | null;
  last: number;
}

const labels = labelsOf(DetailedLog);

const columns: readonly (Column & { cell: (row: LogRow) => Cell })[] = [
  { title: labels.sketch, width: 48, cell: (row) => row.sketch },
  { title: labels.type, width: 12, cell: (row) => logTypeLabel[row.type] },
  { title: labels.createBy, width: 16, cell: (row) => row.create_by },
  { title: labels.assistant, width: 16, cell: (row) => row.assistant },
  { title: labels.createTime, width: 20, cell: (row) => formatSecond(row.created_time) },
  { title: labels.address, width: 20, cell: (row) => row.address },
];

/** The logs of a selection as a table. */
export default exportTable(import.meta.url, ({ db }, wanted: Wanted) => ({
  name: '日志',
  columns,
  rows: rowsOf(db, wanted),
}));

async function* rowsOf(db: Db, { selection, last }: Wanted): AsyncGenerator<Cell[][]> {
  if (!selection) return;
  for await (const rows of eachTimedBatch(db, logList(selection))) {
    const ids = rows.map(({ id }) => id).filter((id) => id <= last);
    const logs = await readLogs(db, ids, spanOf(rows));
    yield logs.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Shift } from '@anzhu/api/contract/shift';
import { isMoney, tillColumns, tillMethods } from '@anzhu/api/rules/till';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachBatch } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';
import { readShifts, shiftList, type ShiftSelection, toShift } from './queries.ts';

type Sent = ReturnType<typeof toShift>;

const labels = labelsOf(Shift);
const column = (name: keyof typeof labels & keyof Sent, width = 12): ShiftColumn => ({
  title: labels[name],
  width,
  cell: (shift) => shift[name] as Cell,
});
const momentColumn = (name: 'openTime' | 'closeTime'): ShiftColumn => ({
  title: labels[name],
  width: 20,
  cell: (shift) => shift[name] && formatSecond(shift[name]),
});

type ShiftColumn = Column & { cell: (shift: Sent) => Cell };

const columns: readonly ShiftColumn[] = [
  column('hotelName', 20),
  column('clerk'),
  momentColumn('openTime'),
  momentColumn('closeTime'),
  column('opening'),
  ...[...tillColumns, 'net' as const, 'onAccount' as const, 'lines' as const].map((name) =>
    column(name),
  ),
  // 现金净额
  ...tillMethods.filter(isMoney).map((method, index): ShiftColumn => ({
    title: `${payMethodLabel[method]}${labels.net}`,
    width: 12,
    cell: (shift) => shift.ways[index]?.net ?? 0,
  })),
  ...(['expected', 'counted', 'difference'] as const).map((name) => column(name)),
  column('note', 24),
  column('next'),
];

/** The shifts of a selection as a table. */
export default exportTable(import.meta.url, ({ db }, selection: ShiftSelection) => ({
  name: '班次',
  columns,
  rows: rowsOf(db, selection),
}));

async function* rowsOf(db: Db, selection: ShiftSelection): AsyncGenerator<Cell[][]> {
  for await (const ids of eachBatch(db, shiftList(selection))) {
    const shifts = await readShifts(db, ids);
    yield shifts.map((row) => columns.map(({ cell }) => cell(toShift(row))));
  }
}

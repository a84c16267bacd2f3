import { BillLine, lineLabel, LineKind, payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order, type OrderExport, orderStatusLabel } from '@anzhu/api/contract/order';
import { billTotals, sumLines } from '@anzhu/api/rules/bill';
import { toYuan } from '@anzhu/api/rules/money';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { eachBatch } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';
import { billedOrder, type BillLineRow, readStoredLines } from '../bill/index.ts';
import { type OrderRow, readOrders, roomNameOf } from './queries.ts';
import { orderList, type Selection } from './selection.ts';

interface BilledRow {
  order: OrderRow;
  lines: readonly BillLineRow[];
}
type BillColumn = Column & { cell: (row: BilledRow) => Cell };
type LineColumn = Column & { cell: (row: { order: OrderRow; line: BillLineRow }) => Cell };

const labels = labelsOf(Order);
const lineLabels = labelsOf(BillLine);

const orderColumns: readonly (Column & { cell: (row: { order: OrderRow }) => Cell })[] = [
  { title: labels.id, width: 12, cell: ({ order }) => String(order.id) },
  { title: labels.hotelName, width: 20, cell: ({ order }) => order.hotel_name },
  { title: labels.roomName, width: 12, cell: ({ order }) => roomNameOf(order) },
  { title: labels.name, width: 12, cell: ({ order }) => order.booker_name },
  { title: labels.groupNo, width: 18, cell: ({ order }) => order.group_no },
];

const counts = ({ voided_time }: BillLineRow): boolean => voided_time === null;
const totalsOf = ({ order, lines }: BilledRow) => {
  const sums = sumLines(lines.filter(counts));
  const allowances = lines
    .filter((line) => counts(line) && line.is_allowance === 1)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...billTotals(billedOrder(order), sums),
    charges: sums.charges - allowances,
    allowances,
  };
};
type Totals = ReturnType<typeof totalsOf>;
const sum = (title: string, name: keyof Totals): BillColumn => ({
  title,
  width: 12,
  cell: (row) => toYuan(totalsOf(row)[name]),
});

const billColumns: readonly BillColumn[] = [
  ...orderColumns,
  { title: labels.status, width: 10, cell: ({ order }) => orderStatusLabel[order.status] },
  {
    title: labels.estimatedCheckIn,
    width: 20,
    cell: ({ order }) => formatSecond(order.arrive_time),
  },
  {
    title: labels.estimatedCheckOut,
    width: 20,
    cell: ({ order }) => formatSecond(order.leave_time),
  },
  sum('房费', 'room'),
  sum('消费', 'charges'),
  sum('折让', 'allowances'),
  sum('应收', 'charged'),
  sum('已收', 'paid'),
  sum('押金', 'deposit'),
  sum('未结', 'open'),
];

/** 作废, 冲销, 已冲销, 转出, 已转出, 转入; empty of an ordinary line. */
function stateOf(line: BillLineRow, lines: readonly BillLineRow[]): string {
  if (line.voided_time !== null) return '作废';
  const isMoved = line.moved_order_id !== null;
  if (line.reverses_id !== null) return isMoved ? '转出' : '冲销';
  if (line.reversed_by !== null) {
    const reversal = lines.find(({ id }) => id === line.reversed_by);
    return reversal && reversal.moved_order_id !== null ? '已转出' : '已冲销';
  }
  return isMoved ? '转入' : '';
}

const methodOf = (line: BillLineRow): Cell => {
  if (line.kind === LineKind.charge) return null;
  return line.company_id === null ? payMethodLabel[line.method] : `挂账 ${line.company ?? ''}`;
};

const lineColumns = (lines: readonly BillLineRow[]): readonly LineColumn[] => [
  {
    title: lineLabels.createTime,
    width: 20,
    cell: ({ line }) => formatSecond(line.created_time),
  },
  ...orderColumns,
  {
    title: lineLabels.kind,
    width: 10,
    cell: ({ line }) =>
      lineLabel({
        kind: line.kind,
        isLate: line.is_late === 1,
        isAllowance: line.is_allowance === 1,
      }),
  },
  { title: lineLabels.note, width: 24, cell: ({ line }) => line.note },
  { title: lineLabels.quantity, width: 8, cell: ({ line }) => line.quantity },
  {
    title: lineLabels.unitPrice,
    width: 12,
    cell: ({ line }) => (line.unit_price === null ? null : toYuan(line.unit_price)),
  },
  { title: lineLabels.method, width: 12, cell: ({ line }) => methodOf(line) },
  { title: lineLabels.amount, width: 12, cell: ({ line }) => toYuan(line.amount) },
  { title: lineLabels.createdBy, width: 12, cell: ({ line }) => line.author },
  {
    title: '班次',
    width: 10,
    cell: ({ line }) => (line.shift_id === null ? null : String(line.shift_id)),
  },
  { title: '标记', width: 10, cell: ({ line }) => stateOf(line, lines) },
];

/** What of the orders of a selection is exported: their bills, or the stored lines of these. */
interface Given {
  selection: Selection | null;
  content: Exclude<OrderExport, 'orders'>;
}

/** Bills with their sums, or their lines, each with the columns of its order. */
export default exportTable(import.meta.url, ({ db }, { selection, content }: Given) => ({
  name: content === 'bills' ? '账单' : '账单明细',
  columns: content === 'bills' ? billColumns : lineColumns([]),
  rows: rowsOf(db, selection, content),
}));

async function* rowsOf(
  db: Db,
  selection: Selection | null,
  content: Given['content'],
): AsyncGenerator<Cell[][]> {
  if (!selection) return;
  for await (const ids of eachBatch(db, orderList(selection))) {
    const orders = await readOrders(db, ids);
    const linesOf = Map.groupBy(await readStoredLines(db, ids), ({ order_id }) => order_id);
    yield orders.flatMap((order) => {
      const lines = linesOf.get(order.id) ?? [];
      if (content === 'bills') return [billColumns.map(({ cell }) => cell({ order, lines }))];
      const columns = lineColumns(lines);
      return lines.map((line) => columns.map(({ cell }) => cell({ order, line })));
    });
  }
}

import { LineKind, lineKindLabel } from '@anzhu/api/contract/bill';
import type { BillTotals } from '@anzhu/api/rules/bill';
import {
  type LineCorrection,
  correctionOf,
  correctionRefusal,
  isMovable,
  takeBackLabel,
} from '@anzhu/api/rules/billLines';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import {
  addLine,
  type BilledRow,
  type BillLineRow,
  readLines,
  readStoredLines,
  wayRefusal,
} from './lines.ts';
import { holdShift } from './sums.ts';

/** A line as the rules of bills see it. */
const storedLine = (line: BillLineRow) => ({
  createTime: line.created_time,
  isVoided: line.voided_time !== null,
  isReversed: line.reversed_by !== null,
  isReversal: line.reverses_id !== null,
  isHandedOver: line.handed_over_time !== null,
  isMoved: line.moved_order_id !== null,
});

/** A line that was taken back, and how. */
interface CorrectedLine {
  line: BillLineRow;
  by: LineCorrection;
}

/**
 * Takes a line of an order that the transaction holds back: one of today is voided and stays as it is otherwise; one
 * of an earlier hotel's day or of a closed shift stays untouched, and a line of today has its sum with the opposite sign. Refuses what
 * would leave a sum below zero.
 */
export async function correctLine(
  tx: Tx,
  order: BilledRow,
  { id, user, time, reason }: { id: number; user: number | null; time: HotelTime; reason: string },
): Promise<CorrectedLine> {
  const { rows, totals } = await readLines(tx, order);
  const line = rows.find((row) => row.id === id);
  if (!line) throw notFound('账单明细');
  const how = correctionOf(storedLine(line), time);
  if ('refusal' in how) throw conflict(how.refusal);
  const { by } = how;
  const lost = line.kind === LineKind.payment ? line.amount : -line.amount;
  const isReceived = line.kind === LineKind.payment || line.kind === LineKind.refund;
  const refusal =
    correctionRefusal(line, totals, by) ??
    wayRefusal(rows, { ...line, lost: isReceived ? lost : 0, verb: takeBackLabel[by] });
  if (refusal !== null) throw conflict(refusal);
  if (by === 'void') {
    await tx
      .updateTable('bill_line')
      .set({ voided_by: user, voided_time: time.now, void_reason: reason })
      .where('id', '=', id)
      .execute();
  } else {
    const { kind, amount, method, is_late, is_allowance, company_id } = line;
    const { item_id, quantity, unit_price } = line;
    const forRoom = line.with_price === 1 ? amount : line.for_room;
    await addLine(tx, order, {
      line: {
        kind,
        amount: -amount,
        for_room: 0 - forRoom,
        method,
        is_late,
        is_allowance,
        company_id,
        item_id,
        quantity,
        unit_price,
        note: reason,
        created_by: user,
        created_time: time.now,
        reverses_id: id,
      },
      refuse: () => null,
    });
  }
  return { line, by };
}

/**
 * Takes back what was taken off the bill of an order that ends before its guests came: it comes to no less than what is
 * kept of its money.
 */
export async function endAllowances(
  tx: Tx,
  order: BilledRow,
  by: { user: number | null; time: HotelTime; reason: string },
): Promise<void> {
  const { rows } = await readLines(tx, order);
  for (const line of rows) {
    const how = line.is_allowance === 1 ? correctionOf(storedLine(line), by.time) : null;
    if (how && 'by' in how && line.reverses_id === null) {
      if (line.shift_id !== null) await holdShift(tx, line.shift_id);
      await correctLine(tx, order, { id: line.id, ...by });
    }
  }
}

/**
 * Moves a charge of an order to the bill of another one, both of which the transaction holds: a line of now has its sum
 * with the opposite sign, and the other bill has the sum; both name the other order.
 */
export async function moveLine(
  tx: Tx,
  { from, to }: { from: BilledRow; to: BilledRow },
  {
    id,
    user,
    now,
    refuseAllowance,
  }: {
    id: number;
    user: number;
    now: LocalTime;
    /** Why the other bill does not take an allowance of a sum; null when it does. */
    refuseAllowance: (amount: Fen, totals: BillTotals) => string | null;
  },
): Promise<BillLineRow> {
  const { rows, totals } = await readLines(tx, from);
  const line = rows.find((row) => row.id === id);
  if (!line) throw notFound('账单明细');
  if (!isMovable(line.kind, storedLine(line))) {
    throw conflict(
      `「${line.note || lineKindLabel[line.kind]}」不能转，只能转计入账单的消费、折让`,
    );
  }
  const refusal = correctionRefusal(line, totals, 'reverse');
  if (refusal !== null) throw conflict(refusal);
  const { kind, amount, method, is_late, is_allowance, note, item_id, quantity, unit_price } = line;
  const charge = { kind, method, is_late, is_allowance, note, item_id, quantity, unit_price };
  const moved = { ...charge, created_by: user, created_time: now };
  await addLine(tx, from, {
    line: { ...moved, amount: -amount, reverses_id: id, moved_order_id: to.id },
    refuse: () => null,
  });
  await addLine(tx, to, {
    line: { ...moved, amount, moved_order_id: from.id },
    refuse: (there) => (is_allowance === 1 ? refuseAllowance(-amount, there) : null),
  });
  return line;
}

/**
 * Refuses while charges of other orders are on the bill of an order that ends: nothing is received on it or moved from
 * it afterwards.
 * @param advice what is to be done first
 */
export async function checkMovedCharges(tx: Tx, orderId: number, advice: string): Promise<void> {
  const rows = await readStoredLines(tx, [orderId]);
  const moved = rows.filter(
    (row) =>
      row.is_allowance === 0 && row.moved_order_id !== null && isMovable(row.kind, storedLine(row)),
  );
  if (moved.length === 0) return;
  const sum = formatYuan(toYuan(moved.reduce((fen, { amount }) => fen + amount, 0)));
  throw conflict(`订单 ${orderId} 的账单有转来的消费 ${sum}，${advice}`);
}

import { BillLine, lateLabel, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import {
  type LateFee,
  lateFee,
  lateFeeRefusal,
  lateNightsText,
  noLateFee,
} from '@anzhu/api/rules/lateCheckOut';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { NightFee } from '@anzhu/api/rules/nightFees';
import type { Session } from '../../platform/caller.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { conflict } from '../../platform/refusal.ts';
import { addLine } from '../bill/index.ts';
import { boughtNights } from './nights.ts';
import type { OrderRow } from './queries.ts';

/** What a check-out of the guests of an order costs more at this moment; null where that is nothing, and of a day use. */
export async function lateFeeOf(
  db: Db,
  order: Pick<OrderRow, 'id' | 'status' | 'hotel_id' | 'leave_time' | 'day_use_hours'>,
  nights: readonly NightFee[],
  time: HotelTime,
): Promise<LateFee | null> {
  if (order.status !== OrderStatus.checkedIn || time.now <= order.leave_time) return null;
  if (order.day_use_hours > 0) return null;
  const { halfHour, wholeHour, charged } = await db
    .selectFrom('hotel')
    .select(['late_half_hour as halfHour', 'late_whole_hour as wholeHour'])
    .select((eb) =>
      eb
        .selectFrom('bill_line')
        .select((line) => line.fn.sum<number | null>('amount').as('charged'))
        .where('order_id', '=', order.id)
        .where('is_late', '=', 1)
        .where('voided_time', 'is', null)
        .as('charged'),
    )
    .where('id', '=', order.hotel_id)
    .executeTakeFirstOrThrow();
  return lateFee(
    { leave: order.leave_time, ...time },
    {
      hours: { halfHour, wholeHour },
      nightFee: nights.at(-1)?.fee ?? 0,
      charged: Number(charged ?? 0),
    },
  );
}

/**
 * Charges what a clerk takes for a late check-out of an order that the transaction holds.
 * @returns what was charged, or left off, for the log; null where nothing was proposed
 */
export async function chargeLateFee(
  tx: Tx,
  order: OrderRow,
  { amount, session, time }: { amount: Fen; session: Session; time: HotelTime },
): Promise<LogEntry | null> {
  const nights = await boughtNights(tx, order, time.dayStarts);
  const late = await lateFeeOf(tx, order, nights, time);
  const refusal =
    late === null && amount > 0 ? noLateFee : lateFeeRefusal(amount, late, session.role);
  if (refusal !== null) throw conflict(refusal, 'lateFee');
  if (late === null) return null;
  const line = { kind: LineKind.charge, amount, note: lateNightsText(late.nights) };
  if (amount > 0) {
    await addLine(tx, order, {
      line: {
        ...line,
        is_late: 1,
        method: PayMethod.other,
        created_by: session.userId,
        created_time: time.now,
      },
      refuse: () => null,
    });
  }
  const proposed = amount === late.amount ? '' : `（建议 ${formatYuan(toYuan(late.amount))}）`;
  const charged = amount > 0 ? `${lateLabel} ${formatYuan(toYuan(amount))}` : `未收${lateLabel}费`;
  return {
    type: LogType.dataChange,
    sketch: `订单 ${order.id} 账单：${charged}${proposed}`,
    target: { kind: 'order', id: order.id },
    hotelId: order.hotel_id,
    before: amount === late.amount ? {} : byLabel(BillLine, { amount: toYuan(late.amount) }),
    after: byLabel(BillLine, { ...line, amount: toYuan(amount), isLate: true }),
  };
}

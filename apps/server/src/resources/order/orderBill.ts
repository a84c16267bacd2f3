import { LogType } from '@anzhu/api/contract/log';
import { OrderStatus } from '@anzhu/api/contract/order';
import { chargedUntil } from '@anzhu/api/rules/bill';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import { waitingText } from '@anzhu/api/rules/payBack';
import type { Fen } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { readBill } from '../bill/index.ts';
import { groupOfBill } from './groupAccount.ts';
import { settleReceived } from './guarantee.ts';
import { lateFeeOf } from './lateFee.ts';
import { markLeftOpen } from './leftOpen.ts';
import { boughtNights } from './nights.ts';
import { type OrderRow, readOrders } from './queries.ts';

/** The bill of an order, with what a late check-out costs now. */
export async function readOrderBill(db: Db, order: OrderRow, time: HotelTime) {
  const nights = await boughtNights(db, order, time.dayStarts);
  const until = await chargedUntilOf(db, order);
  const bill = {
    ...(await readBill(db, order, nights)),
    ...(until !== null && { chargedUntil: until }),
    ...(order.company_id !== null && { companyId: order.company_id }),
    ...(await groupOfBill(db, order)),
  };
  const late = await lateFeeOf(db, order, nights, time);
  if (late === null) return bill;
  const { nights: count, days, nightFee, amount } = late;
  return {
    ...bill,
    late: { nights: count, days, nightFee: toYuan(nightFee), amount: toYuan(amount) },
  };
}

/** Until when the bill of guests who have left takes further charges; null while they are there, and of no-shows. */
async function chargedUntilOf(
  db: Db,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<string | null> {
  if (status !== OrderStatus.completed) return null;
  const { left } = await db
    .selectFrom('stay')
    .select((eb) => eb.fn.max<string | null>('ended_time').as('left'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return left === null ? null : chargedUntil(left);
}

/** Brings an order in line with its bill, after a line of it has changed. */
export async function bringInLine(tx: Tx, order: OrderRow, time: HotelTime) {
  const [now] = await readOrders(tx, [order.id]);
  await markLeftOpen(tx, order.id);
  return settleReceived(tx, order, { received: now?.received ?? 0, time });
}

/** Log entry of what is given back of an order that waits; none where nothing does. Fen. */
export const waitingLog = (order: OrderRow, waiting: Fen): LogEntry[] =>
  waiting === 0 ? [] : [billLog(order, waitingText(toYuan(waiting)))];

/** Log entry of the bill of an order. */
export const billLog = ({ id, hotel_id }: OrderRow, what: string): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${id} 账单：${what}`,
  target: { kind: 'order', id },
  hotelId: hotel_id,
});

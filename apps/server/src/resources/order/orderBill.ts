import { LogType } from '@anzhu/api/contract/log';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import { readBill } from '../bill/index.ts';
import { settleReceived } from './guarantee.ts';
import { lateFeeOf } from './lateFee.ts';
import { markLeftOpen } from './leftOpen.ts';
import { boughtNights } from './nights.ts';
import { type OrderRow, readOrders } from './queries.ts';

/** The bill of an order, with what a late check-out costs now. */
export async function readOrderBill(db: Db, order: OrderRow, { now, dayStarts }: HotelTime) {
  const nights = await boughtNights(db, order, dayStarts);
  const bill = await readBill(db, order, nights);
  const late = await lateFeeOf(db, order, nights, now);
  if (late === null) return bill;
  const { nights: count, nightFee, amount } = late;
  return {
    ...bill,
    late: { nights: count, nightFee: toYuan(nightFee), amount: toYuan(amount) },
  };
}

/** Brings an order in line with its bill, after a line of it has changed. */
export async function bringInLine(tx: Tx, order: OrderRow, time: HotelTime) {
  const [now] = await readOrders(tx, [order.id]);
  await markLeftOpen(tx, order.id);
  return settleReceived(tx, order, { received: now?.received ?? 0, time });
}

/** Log entry of the bill of an order. */
export const billLog = ({ id, hotel_id }: OrderRow, what: string): LogEntry => ({
  type: LogType.dataChange,
  sketch: `订单 ${id} 账单：${what}`,
  target: { kind: 'order', id },
  hotelId: hotel_id,
});

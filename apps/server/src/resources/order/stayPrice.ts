import { nightsOf } from '@anzhu/api/rules/availability';
import { bestPrice } from '@anzhu/api/rules/discounts';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { maxOrderFen } from '@anzhu/api/rules/money';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import {
  nightChange,
  type NightChange,
  priceOfAdded,
  type PriceFen,
} from '@anzhu/api/rules/stayPrice';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';
import { discountsOf } from '../discount/index.ts';
import type { OrderRow } from './queries.ts';

/** The planned stay of an order. */
export const periodOf = ({
  arrive_time,
  leave_time,
}: Pick<OrderRow, 'arrive_time' | 'leave_time'>): StayPeriod => ({
  estimatedCheckIn: arrive_time,
  estimatedCheckOut: leave_time,
});

/** A stay with what its order costs then, in fen. */
export interface StayPrice extends PriceFen {
  nights: number;
  change: NightChange;
  /** What the added nights cost. */
  added: PriceFen;
}

interface PricedStay {
  type: { hotelId: number; roomTypeId: number };
  /** The order whose nights are paid for; null for guests without one. */
  order: OrderRow | null;
  period: StayPeriod;
  time: HotelTime;
}

/**
 * What a stay costs: what its order costs, and the nights that the order has not bought at the present price
 * (spec: orders, a stay costs what is paid for it). Refuses more than an order may cost.
 */
export async function priceStay(
  db: Db,
  { type: { hotelId, roomTypeId }, order, period, time }: PricedStay,
): Promise<StayPrice> {
  const { now, dayStarts } = time;
  const wanted = nightsOf(period, dayStarts);
  const bought = order === null ? [] : nightsOf(periodOf(order), dayStarts);
  const change = nightChange(bought, wanted);
  const { fee } = await db
    .selectFrom('room_type')
    .select('fee')
    .where('id', '=', roomTypeId)
    .executeTakeFirstOrThrow();
  const discounts = await discountsOf(db, hotelId, now);
  const added = priceOfAdded(change, { feeOf: () => fee, discounts, now });
  const pay = (order?.pay ?? 0) + added.pay;
  const lastPay = (order?.last_pay ?? 0) + added.lastPay;
  if (change.added.length > 0) checkPrice(Math.max(pay, lastPay));
  return { nights: wanted.length, change, added, pay, lastPay };
}

/** Refuses a stay whose price exceeds what an order may cost (spec: orders). */
export function checkPrice(pay: Fen): void {
  if (pay > maxOrderFen) throw invalid('estimatedCheckOut', '入住天数过长，金额超出上限');
}

interface Booking {
  hotelId: number;
  /** Before discounts. */
  pay: Fen;
  nights: number;
  /** When it is booked. */
  time: LocalTime;
}

/** What guests pay: the best price that the discounts of the hotel allow. */
export async function discounted(
  db: Db,
  { hotelId, pay, nights: count, time }: Booking,
): Promise<Fen> {
  const discounts = await discountsOf(db, hotelId, time);
  return bestPrice({ priceFen: pay, nights: count, now: time }, discounts).payFen;
}

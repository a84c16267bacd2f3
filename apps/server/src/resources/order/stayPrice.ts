import type { QuotedNight } from '@anzhu/api/contract/roomPrice';
import { nightsOf } from '@anzhu/api/rules/availability';
import { bestPrice } from '@anzhu/api/rules/discounts';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { maxOrderFen, toYuan } from '@anzhu/api/rules/money';
import { type NightFee, priceOfNight } from '@anzhu/api/rules/nightFees';
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
import { readRoomPrices } from '../roomPrice/index.ts';
import { boughtNights } from './nights.ts';
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
  /** The nights that the order had bought, and those that it has then: they cost `pay`. */
  before: NightFee[];
  bought: NightFee[];
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
  const bought = order === null ? [] : await boughtNights(db, order, dayStarts);
  const change = nightChange(
    bought.map(({ night }) => night),
    wanted,
  );
  const fees = await nightFees(db, roomTypeId, wanted);
  const byNight = new Map(fees.map(({ night, fee }) => [night, fee]));
  const feeOf = (night: string): Fen => byNight.get(night) ?? 0;
  const discounts = await discountsOf(db, hotelId, now);
  const added = priceOfAdded(change, { feeOf, discounts, now });
  const pay = (order?.pay ?? 0) + added.pay;
  const lastPay = (order?.last_pay ?? 0) + added.lastPay;
  if (change.added.length > 0) checkPrice(Math.max(pay, lastPay));
  return {
    nights: wanted.length,
    change,
    added,
    pay,
    lastPay,
    before: bought,
    bought: [...bought, ...fees.filter(({ night }) => change.added.includes(night))],
  };
}

/** What nights cost in rooms of a type, in fen. `nights` are consecutive, at least one. */
export async function nightFees(
  db: Db,
  roomTypeId: number,
  nights: readonly string[],
): Promise<NightFee[]> {
  const [from = '', to = from] = [nights[0], nights.at(-1)];
  const prices = await readRoomPrices(db, roomTypeId, { from, to });
  return nights.map((night) => {
    const { fee, kind } = priceOfNight(prices, night);
    return { night, fee, kind };
  });
}

/** The nights of a quote as the wire has them. */
export const toQuotedNights = (nights: readonly NightFee[]): QuotedNight[] =>
  nights.map(({ night, fee, kind = null }) => ({ night, fee: toYuan(fee), kind }));

/** Refuses a stay whose price exceeds what an order may cost (spec: orders). */
export function checkPrice(pay: Fen, path = 'estimatedCheckOut'): void {
  if (pay > maxOrderFen) throw invalid(path, '入住天数过长，金额超出上限');
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

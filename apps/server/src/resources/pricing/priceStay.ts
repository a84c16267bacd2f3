import { quoteLabel } from '@anzhu/api/contract/bill';
import type { QuotedNight } from '@anzhu/api/contract/roomPrice';
import { agreedFee } from '@anzhu/api/rules/agreement';
import { nightsOf } from '@anzhu/api/rules/availability';
import { paymentOfChange } from '@anzhu/api/rules/bill';
import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, maxOrderFen, toFen, toYuan } from '@anzhu/api/rules/money';
import type { NightFee } from '@anzhu/api/rules/nightFees';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import {
  nightChange,
  type NightChange,
  priceOfStay,
  type StayPrice,
} from '@anzhu/api/rules/stayPrice';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { agreementOf } from '../company/index.ts';
import { discountsOf } from '../discount/index.ts';
import { boughtNights, type OrderRow, paidSums, periodOf } from '../order/index.ts';
import { nightFees } from './roomPrices.ts';

/** A stay with what its order costs then, in fen. */
export interface OrderPrice extends StayPrice {
  /** The nights that the order has bought so far. */
  before: NightFee[];
  /** The wanted nights, and how they differ from those that were bought. */
  wanted: string[];
  change: NightChange;
  /** `nights`, each with its kind where it is bought now. */
  lines: NightFee[];
}

interface StayToPrice {
  type: { hotelId: number; roomTypeId: number };
  /** The order whose nights are paid for; null for guests without one. */
  order: Pick<
    OrderRow,
    | 'id'
    | 'status'
    | 'arrive_time'
    | 'leave_time'
    | 'day_use_hours'
    | 'pay'
    | 'last_pay'
    | 'received'
    | 'company_id'
  > | null;
  period: StayPeriod;
  time: HotelTime;
  /** The company by whose agreement a new order is priced. */
  companyId?: number | null;
  /** Nights in a room of another type than the order's. */
  moved?: ReadonlySet<string>;
  /** The field at which a price that is too high is refused. */
  path?: string;
}

/**
 * What a stay costs by the one rule of prices (`priceOfStay`): a booking, a check-in, a longer or shorter stay, a move
 * to another type. Nights that are over stay bought. With a company its agreed price, which has no discounts. Refuses
 * more than an order may cost.
 */
export async function priceStay(
  db: Db,
  {
    type: { hotelId, roomTypeId },
    order,
    companyId = null,
    period,
    time,
    moved = new Set(),
    path,
  }: StayToPrice,
): Promise<OrderPrice> {
  const { now, dayStarts } = time;
  if (order !== null && period.isDayUse) return priceOfDayUse(db, order, dayStarts);
  const wanted = nightsOf(period, dayStarts);
  const before = order === null ? [] : await boughtNights(db, order, dayStarts);
  const planned = order === null ? [] : nightsOf(periodOf(order), dayStarts);
  const agreement = await agreementOf(
    db,
    order === null ? companyId : order.company_id,
    roomTypeId,
  );
  const usual = await nightFees(db, roomTypeId, wanted);
  const fees = new Map(
    usual.map((one) => [one.night, agreement === null ? one : agreedFee(one, agreement)]),
  );
  const price = priceOfStay({
    bought: before,
    lastPay: order?.last_pay ?? 0,
    current: planned.filter((night) => night >= hotelToday(time)),
    wanted,
    feeOf: (night) => fees.get(night)?.fee ?? 0,
    moved,
    discounts: agreement === null ? await discountsOf(db, hotelId, now) : [],
    now,
  });
  const change = nightChange(
    before.map(({ night }) => night),
    wanted,
  );
  if (price.difference > 0 || change.added.length > 0) {
    checkPrice(Math.max(price.pay, price.lastPay), path);
  }
  return {
    ...price,
    ...(order && { difference: paymentOfChange(paidSums(order), price.lastPay) }),
    before,
    wanted,
    change,
    lines: price.nights.map((one) =>
      change.added.includes(one.night) || moved.has(one.night) ? (fees.get(one.night) ?? one) : one,
    ),
  };
}

/** A day use costs what was agreed, whatever is done with it. */
async function priceOfDayUse(
  db: Db,
  order: NonNullable<StayToPrice['order']>,
  dayStarts: string,
): Promise<OrderPrice> {
  const before = await boughtNights(db, order, dayStarts);
  const { pay, last_pay: lastPay } = order;
  const difference = paymentOfChange(paidSums(order), lastPay);
  const change = { added: [], removed: [] };
  return { nights: before, pay, lastPay, difference, before, wanted: [], change, lines: before };
}

/** The nights of a quote as the wire has them. */
export const toQuotedNights = (nights: readonly NightFee[]): QuotedNight[] =>
  nights.map(({ night, fee, kind = null }) => ({ night, fee: toYuan(fee), kind }));

/** Refuses a stay whose price exceeds what an order may cost (spec: orders). */
export function checkPrice(pay: Fen, path = 'estimatedCheckOut'): void {
  if (pay > maxOrderFen) throw invalid(path, '入住天数过长，金额超出上限');
}

/** Refuses a price that is not the one, in yuan, that the clerk was shown. */
export function checkShownPrice(shown: number | undefined, now: Fen): void {
  if (shown === undefined || toFen(shown) === now) return;
  throw conflict(`${quoteLabel.lastPay}现为 ${formatYuan(toYuan(now))}，请核对后重试`, 'lastPay');
}

import type { DayFigures } from '../contract/report.ts';
import { partOf, yuanEach } from './keyFigures.ts';
import { toYuan } from './money.ts';
import { type NightFee, spreadOver, sumOf } from './nightFees.ts';

/** What the 日报 of a hotel's day is made of; sums in fen. Those of several hotels add up. */
export interface ReportParts {
  rooms: number;
  arrivals: number;
  departures: number;
  inHouse: number;
  soldNights: number;
  /** Of the sold nights. */
  soldIncome: number;
  /** What was kept for this night of orders that were cancelled or paid back in part. */
  keptIncome: number;
  otherIncome: number;
  /** By way, in the order of `PayMethod`: 现金 微信 支付宝 银行卡 其他. */
  received: readonly number[];
  refunds: number;
  /** Of lines of earlier days, in the sums above; deposits in what is held. */
  reversedCharges: number;
  reversedPayments: number;
  reversedRefunds: number;
  reversedDeposits: number;
  deposits: number;
  openBills: number;
  open: number;
}

export const noParts: ReportParts = {
  rooms: 0,
  arrivals: 0,
  departures: 0,
  inHouse: 0,
  soldNights: 0,
  soldIncome: 0,
  keptIncome: 0,
  otherIncome: 0,
  received: [0, 0, 0, 0, 0],
  refunds: 0,
  reversedCharges: 0,
  reversedPayments: 0,
  reversedRefunds: 0,
  reversedDeposits: 0,
  deposits: 0,
  openBills: 0,
  open: 0,
};

/** The parts of several hotels together. */
export const addParts = (all: readonly ReportParts[]): ReportParts =>
  all.reduce(
    (sum, one) => ({
      rooms: sum.rooms + one.rooms,
      arrivals: sum.arrivals + one.arrivals,
      departures: sum.departures + one.departures,
      inHouse: sum.inHouse + one.inHouse,
      soldNights: sum.soldNights + one.soldNights,
      soldIncome: sum.soldIncome + one.soldIncome,
      keptIncome: sum.keptIncome + one.keptIncome,
      otherIncome: sum.otherIncome + one.otherIncome,
      received: sum.received.map((fen, method) => fen + (one.received[method] ?? 0)),
      refunds: sum.refunds + one.refunds,
      reversedCharges: sum.reversedCharges + one.reversedCharges,
      reversedPayments: sum.reversedPayments + one.reversedPayments,
      reversedRefunds: sum.reversedRefunds + one.reversedRefunds,
      reversedDeposits: sum.reversedDeposits + one.reversedDeposits,
      deposits: sum.deposits + one.deposits,
      openBills: sum.openBills + one.openBills,
      open: sum.open + one.open,
    }),
    noParts,
  );

/** The figures of a 日报, in yuan. */
export function figuresOfDay(parts: ReportParts): DayFigures {
  const { received, soldNights, rooms, soldIncome, keptIncome, otherIncome, ...others } = parts;
  const roomIncome = soldIncome + keptIncome;
  const [cash = 0, wechat = 0, alipay = 0, card = 0, other = 0] = received;
  return {
    ...others,
    rooms,
    soldNights,
    occupancy: partOf(soldNights, rooms),
    averagePrice: yuanEach(soldIncome, soldNights),
    roomIncome: toYuan(roomIncome),
    otherIncome: toYuan(otherIncome),
    income: toYuan(roomIncome + otherIncome),
    cash: toYuan(cash),
    wechat: toYuan(wechat),
    alipay: toYuan(alipay),
    card: toYuan(card),
    other: toYuan(other),
    received: toYuan(received.reduce((sum, fen) => sum + fen, 0)),
    refunds: toYuan(parts.refunds),
    reversedCharges: toYuan(parts.reversedCharges),
    reversedPayments: toYuan(parts.reversedPayments),
    reversedRefunds: toYuan(parts.reversedRefunds),
    reversedDeposits: toYuan(parts.reversedDeposits),
    deposits: toYuan(parts.deposits),
    open: toYuan(parts.open),
  };
}

/**
 * What each night of an order brings in: its share of what is paid for all of them, to the fen. `fee` of `nights`
 * is before discounts.
 */
export function paidNights(nights: readonly NightFee[], lastPay: number): NightFee[] {
  const pay = sumOf(nights);
  if (pay === 0) {
    return spreadOver(
      nights.map(({ night }) => night),
      lastPay,
    );
  }
  let feesSoFar = 0;
  let paidSoFar = 0;
  return nights.map(({ night, fee }) => {
    feesSoFar += fee;
    const before = paidSoFar;
    paidSoFar = Math.round((feesSoFar / pay) * lastPay);
    return { night, fee: paidSoFar - before };
  });
}

/**
 * What a no-show sells: its first night alone, at its share of the price. The rest of the money is kept, with that
 * night; both together are at most what was received. `fee` of `nights` is before discounts.
 */
export function noShowIncome(
  nights: readonly NightFee[],
  { lastPay, received }: { lastPay: number; received: number },
): { night: string; fee: number; kept: number } | null {
  const [first] = paidNights(nights, lastPay);
  if (!first) return null;
  const total = Math.max(0, Math.min(lastPay, received));
  const fee = Math.min(first.fee, total);
  return { night: first.night, fee, kept: total - fee };
}

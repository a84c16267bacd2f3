import type { PayMethod } from '../contract/bill.ts';
import type { DayFigures, TillFigures } from '../contract/report.ts';
import { partOf, yuanEach } from './keyFigures.ts';
import { toYuan } from './money.ts';
import { type NightFee, spreadOver, sumOf } from './nightFees.ts';
import { isMoney, netByMethod, tillMethods, tillSums, type TillSums } from './till.ts';

/** What the 日报 of a hotel's day is made of; sums in fen. Those of several hotels add up. */
export interface ReportParts extends TillSums {
  rooms: number;
  arrivals: number;
  departures: number;
  inHouse: number;
  soldNights: number;
  /** Of the sold nights. */
  soldIncome: number;
  /** Without a sold night: of day uses, and what was kept of orders that were cancelled or paid back in part. */
  keptIncome: number;
  otherIncome: number;
  /** Of lines of earlier days, in the sums above; deposits in what is held. */
  reversedCharges: number;
  reversedPayments: number;
  reversedRefunds: number;
  reversedDeposits: number;
  /** Received for stays to come, and held, at the end of the day. */
  prepaid: number;
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
  ...tillSums([]),
  reversedCharges: 0,
  reversedPayments: 0,
  reversedRefunds: 0,
  reversedDeposits: 0,
  prepaid: 0,
  deposits: 0,
  openBills: 0,
  open: 0,
};

/** A part of two hotels together; sums by way are added way by way. */
const addPart = (
  one: number | readonly number[],
  other: number | readonly number[],
): number | number[] =>
  typeof one === 'number' || typeof other === 'number'
    ? Number(one) + Number(other)
    : one.map((fen, index) => fen + (other[index] ?? 0));

const partNames = Object.keys(noParts) as (keyof ReportParts)[];

/** The parts of several hotels together. */
export const addParts = (all: readonly ReportParts[]): ReportParts =>
  all.reduce(
    (sum, one) =>
      Object.fromEntries(
        partNames.map((name) => [name, addPart(sum[name], one[name])]),
      ) as unknown as ReportParts,
    noParts,
  );

/** The sum of some ways, in yuan. */
const sumInYuan = (
  fens: readonly number[],
  counts: (method: PayMethod) => boolean = isMoney,
): number =>
  toYuan(
    tillMethods.reduce<number>(
      (sum, method, index) => (counts(method) ? sum + (fens[index] ?? 0) : sum),
      0,
    ),
  );

/** The figures of money that moved, in yuan: by way, and of all ways of money; what went on account apart. */
export function tillFigures(sums: TillSums): TillFigures {
  const net = netByMethod(sums);
  return {
    ways: tillMethods.map((method, index) => ({
      method,
      received: toYuan(sums.received[index] ?? 0),
      refunds: toYuan(sums.refunds[index] ?? 0),
      depositsIn: toYuan(sums.depositsIn[index] ?? 0),
      depositsOut: toYuan(sums.depositsOut[index] ?? 0),
      receipts: toYuan(sums.receipts[index] ?? 0),
      net: toYuan(net[index] ?? 0),
    })),
    received: sumInYuan(sums.received),
    refunds: sumInYuan(sums.refunds),
    depositsIn: sumInYuan(sums.depositsIn),
    depositsOut: sumInYuan(sums.depositsOut),
    receipts: sumInYuan(sums.receipts),
    net: sumInYuan(net),
    onAccount: sumInYuan(net, (method) => !isMoney(method)),
  };
}

/** The figures of a 日报, in yuan. */
export function figuresOfDay(parts: ReportParts): DayFigures {
  const { soldNights, rooms, soldIncome, keptIncome, otherIncome, ...others } = parts;
  const roomIncome = soldIncome + keptIncome;
  return {
    ...others,
    rooms,
    soldNights,
    occupancy: partOf(soldNights, rooms),
    averagePrice: yuanEach(soldIncome, soldNights),
    roomIncome: toYuan(roomIncome),
    otherIncome: toYuan(otherIncome),
    income: toYuan(roomIncome + otherIncome),
    ...tillFigures(parts),
    reversedCharges: toYuan(parts.reversedCharges),
    reversedPayments: toYuan(parts.reversedPayments),
    reversedRefunds: toYuan(parts.reversedRefunds),
    reversedDeposits: toYuan(parts.reversedDeposits),
    prepaid: toYuan(parts.prepaid),
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

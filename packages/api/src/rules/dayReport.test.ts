import { expect, it } from 'vitest';
import { addParts, figuresOfDay, noParts, paidNights, noShowIncome } from './dayReport.ts';
import { sumOf } from './nightFees.ts';

const nights = (...fees: number[]) =>
  fees.map((fee, index) => ({ night: `2026-03-${18 + index}`, fee }));

it.each([
  ['without a discount', [300_00, 360_00], 660_00, [300_00, 360_00]],
  ['a tenth off', [300_00, 360_00], 594_00, [270_00, 324_00]],
  ['a sum that does not divide', [100, 100, 100], 200, [67, 66, 67]],
  ['a higher price', [100, 100], 301, [151, 150]],
  ['nothing paid', [300_00, 300_00], 0, [0, 0]],
  ['free nights that were paid for', [0, 0], 101, [51, 50]],
  ['the highest sum', [50_000_000, 49_999_999], 99_999_999, [50_000_000, 49_999_999]],
])('shares what is paid among the nights: %s', (_, fees, lastPay, expected) => {
  const shared = paidNights(nights(...fees), lastPay);
  expect(shared.map(({ fee }) => fee)).toEqual(expected);
  expect(sumOf(shared)).toBe(lastPay);
});

const near = {
  rooms: 10,
  arrivals: 3,
  departures: 2,
  inHouse: 6,
  soldNights: 6,
  soldIncome: 1_800_00,
  keptIncome: 1,
  otherIncome: 58_00,
  received: [100_00, 200_00, 0, 50, 7, 90_00],
  refunds: [30_00, 0, 0, 0, 0, 15_00],
  depositsIn: [500_00, 0, 0, 0, 0, 0],
  depositsOut: [0, 20_00, 0, 0, 0, 0],
  receipts: [0, 0, 0, 400_00, 0, 0],
  reversedCharges: -28_00,
  reversedPayments: -50,
  reversedRefunds: -7,
  reversedDeposits: 20_00,
  prepaid: 640_00,
  deposits: 500_00,
  openBills: 1,
  open: -12_00,
};

it('computes the figures of a day', () => {
  expect(figuresOfDay(near)).toEqual({
    rooms: 10,
    arrivals: 3,
    departures: 2,
    inHouse: 6,
    soldNights: 6,
    occupancy: 0.6,
    averagePrice: 300,
    roomIncome: 1800.01,
    otherIncome: 58,
    income: 1858.01,
    ways: [
      {
        method: 0,
        received: 100,
        refunds: 30,
        depositsIn: 500,
        depositsOut: 0,
        receipts: 0,
        net: 570,
      },
      {
        method: 1,
        received: 200,
        refunds: 0,
        depositsIn: 0,
        depositsOut: 20,
        receipts: 0,
        net: 180,
      },
      { method: 2, received: 0, refunds: 0, depositsIn: 0, depositsOut: 0, receipts: 0, net: 0 },
      {
        method: 3,
        received: 0.5,
        refunds: 0,
        depositsIn: 0,
        depositsOut: 0,
        receipts: 400,
        net: 400.5,
      },
      {
        method: 4,
        received: 0.07,
        refunds: 0,
        depositsIn: 0,
        depositsOut: 0,
        receipts: 0,
        net: 0.07,
      },
      { method: 5, received: 90, refunds: 15, depositsIn: 0, depositsOut: 0, receipts: 0, net: 75 },
    ],
    received: 300.57,
    refunds: 30,
    depositsIn: 500,
    depositsOut: 20,
    receipts: 400,
    net: 1150.57,
    onAccount: 75,
    reversedCharges: -28,
    reversedPayments: -0.5,
    reversedRefunds: -0.07,
    reversedDeposits: 20,
    prepaid: 640,
    deposits: 500,
    openBills: 1,
    open: -12,
  });
});

it('has no rate of a hotel without rooms, and no price of a night that was not sold', () => {
  expect(figuresOfDay(noParts)).toMatchObject({ occupancy: null, averagePrice: null, income: 0 });
});

it('adds up hotels before it computes rates and averages', () => {
  const far = { ...near, rooms: 30, soldNights: 2, soldIncome: 1_000_00 };
  expect(figuresOfDay(addParts([near, far]))).toMatchObject({
    rooms: 40,
    soldNights: 8,
    occupancy: 0.2,
    averagePrice: 350,
    received: 601.14,
    prepaid: 1280,
    reversedCharges: -56,
    reversedDeposits: 40,
    open: -24,
  });
  expect(addParts([])).toEqual(noParts);
});

it.each([
  ['all was received', 86_400, { fee: 28_800, kept: 57_600 }],
  ['a part was received', 30_000, { fee: 28_800, kept: 1_200 }],
  ['less than a night was received', 10_000, { fee: 10_000, kept: 0 }],
  ['nothing was received', 0, { fee: 0, kept: 0 }],
  ['more was given back than received', -100, { fee: 0, kept: 0 }],
])('a no-show sells its first night alone: %s', (_, received, income) => {
  const three = ['2026-11-27', '2026-11-28', '2026-11-29'].map((night) => ({
    night,
    fee: 30_000,
  }));
  const sold = noShowIncome(three, { lastPay: 86_400, received });
  expect(sold).toEqual({ night: '2026-11-27', ...income });
});

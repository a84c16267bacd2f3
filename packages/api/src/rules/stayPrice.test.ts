import { describe, expect, it } from 'vitest';
import { nightsFrom } from './availability.ts';
import type { PricedDiscount } from './discounts.ts';
import { nightChange, priceOfAdded } from './stayPrice.ts';

const now = '2026-11-25 15:00:00';
const fee = 28_800;
const feeOf = (): number => fee;

const discount = (part: Partial<PricedDiscount>): PricedDiscount => ({
  id: '1',
  discountsType: 1,
  discounts: 0.9,
  effectType: 2,
  effectCondition: null,
  exclusiveType: 0,
  exclusiveRange: [],
  validityTime: null,
  ...part,
});
const fromThreeNights = discount({ effectType: 0, effectCondition: 3 });
const fiftyOff = discount({ discountsType: 0, discounts: 50 });
const hundredOffFromThousand = discount({
  discountsType: 0,
  discounts: 100,
  effectType: 1,
  effectCondition: 1000,
});

describe('nightChange', () => {
  const bought = nightsFrom('2026-11-25', 4);
  it.each([
    ['the same', nightsFrom('2026-11-25', 4), [], []],
    ['longer', nightsFrom('2026-11-25', 6), ['2026-11-29', '2026-11-30'], []],
    ['earlier', nightsFrom('2026-11-24', 5), ['2026-11-24'], []],
    ['shorter', nightsFrom('2026-11-25', 2), [], ['2026-11-27', '2026-11-28']],
    ['a day later', nightsFrom('2026-11-26', 4), ['2026-11-29'], ['2026-11-25']],
    ['other nights', nightsFrom('2026-12-01', 1), ['2026-12-01'], bought],
  ])('%s', (_, wanted, added, removed) => {
    const kept = wanted.filter((night) => !added.includes(night));
    expect(nightChange(bought, wanted)).toEqual({ kept, added, removed });
  });
});

describe('priceOfAdded', () => {
  it.each([
    ['no discount', 4, 6, [], { pay: 172_800, lastPay: 172_800 }],
    ['a percentage', 4, 6, [discount({})], { pay: 172_800, lastPay: 155_520 }],
    [
      'a percentage that the order has already',
      4,
      1,
      [fromThreeNights],
      { pay: fee, lastPay: 25_920 },
    ],
    [
      'a percentage that only the whole stay has',
      2,
      1,
      [fromThreeNights],
      { pay: fee, lastPay: 20_160 },
    ],
    ['a flat one counts once', 4, 6, [fiftyOff], { pay: 172_800, lastPay: 172_800 }],
    ['a flat one of the whole stay', 3, 1, [hundredOffFromThousand], { pay: fee, lastPay: 18_800 }],
    ['a guest without an order', 0, 4, [fiftyOff], { pay: 115_200, lastPay: 110_200 }],
    [
      'never less than nothing',
      2,
      1,
      [discount({ discountsType: 0, discounts: 900, effectType: 0, effectCondition: 3 })],
      { pay: fee, lastPay: 0 },
    ],
    ['nothing added', 4, 0, [fiftyOff], { pay: 0, lastPay: 0 }],
    [
      'a discount that has ended',
      4,
      1,
      [discount({ validityTime: '2026-11-25 14:59:59' })],
      { pay: fee, lastPay: fee },
    ],
  ])('%s', (_, bought, added, discounts, price) => {
    const nights = nightsFrom('2026-11-25', bought + added);
    const prices = { feeOf, discounts, now };
    const change = { kept: nights.slice(0, bought), added: nights.slice(bought) };
    expect(priceOfAdded(change, prices)).toEqual(price);
  });

  it('adds up the fee of each night', () => {
    const fees: Record<string, number> = { '2026-11-27': 30_000, '2026-11-28': 45_000 };
    const prices = { feeOf: (night: string) => fees[night] ?? fee, discounts: [], now };
    const added = ['2026-11-27', '2026-11-28'];
    expect(priceOfAdded({ kept: ['2026-11-26'], added }, prices)).toEqual({
      pay: 75_000,
      lastPay: 75_000,
    });
  });

  it('counts no night that is not used', () => {
    const bought = nightsFrom('2026-11-25', 2);
    const change = nightChange(bought, nightsFrom('2026-11-27', 2));
    const prices = { feeOf, discounts: [fromThreeNights], now };
    expect(priceOfAdded(change, prices)).toEqual({ pay: 2 * fee, lastPay: 2 * fee });
  });
});

import { describe, expect, it } from 'vitest';
import { nightsFrom } from './availability.ts';
import type { PricedDiscount } from './discounts.ts';
import { sumOf } from './nightFees.ts';
import { type ChangedStay, priceOfChange } from './stayChange.ts';

const first = '2026-11-25';
const nights = (count: number, from = first): string[] => nightsFrom(from, count);
const bought = (count: number, fee = 300) => nights(count).map((night) => ({ night, fee }));

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
const tenPercent = discount({});
const fromThreeNights = discount({ effectType: 0, effectCondition: 3 });
const fiftyOff = discount({ discountsType: 0, discounts: 0.5 });

/** Two nights at 300 fen, paid in full, to be changed. */
const stay = (part: Partial<ChangedStay>): ChangedStay => ({
  current: nights(2),
  wanted: nights(2),
  bought: bought(2),
  lastPay: 600,
  feeOf: () => 400,
  moved: new Set(),
  discounts: [],
  now: '2026-11-25 15:00:00',
  ...part,
});

describe('priceOfChange', () => {
  it.each<[string, Partial<ChangedStay>, { pay: number; lastPay: number; difference: number }]>([
    ['nothing changes', {}, { pay: 600, lastPay: 600, difference: 0 }],
    [
      'a night more, at the present price',
      { wanted: nights(3) },
      { pay: 1000, lastPay: 1000, difference: 400 },
    ],
    [
      'a night less is given back',
      { wanted: nights(1) },
      { pay: 300, lastPay: 300, difference: -300 },
    ],
    [
      'a percentage counts for the added night too',
      { wanted: nights(3), discounts: [tenPercent], lastPay: 540 },
      { pay: 1000, lastPay: 900, difference: 360 },
    ],
    [
      'three nights have a discount that two had not',
      { wanted: nights(3), discounts: [fromThreeNights] },
      { pay: 1000, lastPay: 900, difference: 300 },
    ],
    [
      'two nights of three lose it',
      {
        current: nights(3),
        bought: bought(3),
        lastPay: 810,
        wanted: nights(2),
        discounts: [fromThreeNights],
      },
      { pay: 600, lastPay: 600, difference: -210 },
    ],
    [
      'a flat discount counts once',
      { wanted: nights(3), discounts: [fiftyOff], lastPay: 550 },
      { pay: 1000, lastPay: 950, difference: 400 },
    ],
    [
      'no more is given back than was paid',
      { wanted: nights(1), lastPay: 100 },
      { pay: 300, lastPay: 0, difference: -100 },
    ],
    [
      'an extension is never paid back',
      {
        wanted: nights(3),
        discounts: [
          discount({ discountsType: 0, discounts: 9, effectType: 0, effectCondition: 3 }),
        ],
      },
      { pay: 1000, lastPay: 600, difference: 0 },
    ],
    [
      'the nights from tonight on cost what the other type costs',
      {
        current: nights(3),
        wanted: nights(3),
        bought: bought(3),
        lastPay: 900,
        moved: new Set(nights(2, '2026-11-26')),
      },
      { pay: 1100, lastPay: 1100, difference: 200 },
    ],
    [
      'a cheaper type is given back',
      { moved: new Set(nights(2)), feeOf: () => 200 },
      { pay: 400, lastPay: 400, difference: -200 },
    ],
    [
      'a night that was bought and not stayed is neither paid again nor given back',
      { current: nights(1), bought: bought(2), wanted: nights(3) },
      { pay: 1000, lastPay: 1000, difference: 400 },
    ],
  ])('%s', (_, part, sums) => {
    const { nights: all, ...price } = priceOfChange(stay(part));
    expect(price).toEqual(sums);
    expect(sumOf(all)).toBe(price.pay);
  });

  it('costs the same once it is as it was', () => {
    const discounts = [fromThreeNights, fiftyOff];
    const longer = priceOfChange(stay({ wanted: nights(5), discounts, lastPay: 550 }));
    const back = priceOfChange(
      stay({
        current: nights(5),
        bought: longer.nights,
        lastPay: longer.lastPay,
        wanted: nights(2),
        discounts,
      }),
    );
    expect(back).toMatchObject({ pay: 600, lastPay: 550, difference: -longer.difference });
  });
});

import { describe, expect, it } from 'vitest';
import { nightsFrom } from './availability.ts';
import { bestPrice, type PricedDiscount } from './discounts.ts';
import { sumOf } from './nightFees.ts';
import { nightChange, type PricedStay, priceOfStay, type StayPrice } from './stayPrice.ts';

const first = '2026-11-25';
const nights = (count: number, from = first): string[] => nightsFrom(from, count);
const bought = (count: number, fee = 300) => nights(count).map((night) => ({ night, fee }));

/** Whole numbers below a limit, the same ones for a seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

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
const stay = (part: Partial<PricedStay>): PricedStay => ({
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

describe('nightChange', () => {
  const four = nightsFrom('2026-11-25', 4);
  it.each([
    ['the same', nightsFrom('2026-11-25', 4), [], []],
    ['longer', nightsFrom('2026-11-25', 6), ['2026-11-29', '2026-11-30'], []],
    ['earlier', nightsFrom('2026-11-24', 5), ['2026-11-24'], []],
    ['shorter', nightsFrom('2026-11-25', 2), [], ['2026-11-27', '2026-11-28']],
    ['a day later', nightsFrom('2026-11-26', 4), ['2026-11-29'], ['2026-11-25']],
    ['other nights', nightsFrom('2026-12-01', 1), ['2026-12-01'], four],
  ])('%s', (_, wanted, added, removed) => {
    expect(nightChange(four, wanted)).toEqual({ added, removed });
  });
});

describe('priceOfStay', () => {
  it.each<[string, Partial<PricedStay>, { pay: number; lastPay: number; difference: number }]>([
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
    const { nights: all, ...price } = priceOfStay(stay(part));
    expect(price).toEqual(sums);
    expect(sumOf(all)).toBe(price.pay);
  });

  it('keeps the price of bought nights, as at a check-in so afterwards', () => {
    const hundredOff = discount({
      discountsType: 0,
      discounts: 100,
      effectType: 1,
      effectCondition: 600,
    });
    const price = priceOfStay(
      stay({
        bought: bought(2, 30_000),
        lastPay: 50_000,
        wanted: nights(3),
        feeOf: () => 20_000,
        discounts: [hundredOff],
      }),
    );
    expect(price).toMatchObject({ pay: 80_000, lastPay: 70_000, difference: 20_000 });
  });

  it('costs the same once it is as it was', () => {
    const discounts = [fromThreeNights, fiftyOff];
    const longer = priceOfStay(stay({ wanted: nights(5), discounts, lastPay: 550 }));
    const back = priceOfStay(
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

  it('costs the same, booked at once or in steps, whatever the discounts and fees', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = randomFrom(seed);
      const discounts = Array.from({ length: random(4) }, (_, index) =>
        discount({
          id: String(index),
          ...(random(2) === 0
            ? { discountsType: 1, discounts: (1 + random(99)) / 100 }
            : { discountsType: 0, discounts: 1 + random(300) }),
          ...[
            { effectType: 0 as const, effectCondition: 1 + random(6) },
            { effectType: 1 as const, effectCondition: random(2000) },
            { effectType: 2 as const, effectCondition: null },
          ][random(3)],
          exclusiveType: random(3) === 0 ? 1 : 0,
        }),
      );
      const now = '2026-11-25 15:00:00';
      const fees = nights(8).map((night) => ({ night, fee: 1000 * random(60) }));
      const feeOf = (night: string): number => fees.find((one) => one.night === night)?.fee ?? 0;
      const best = (count: number): number =>
        bestPrice({ priceFen: sumOf(fees.slice(0, count)), nights: count, now }, discounts).payFen;
      const book = (count: number) =>
        priceOfStay({
          bought: [],
          lastPay: 0,
          current: [],
          wanted: nights(count),
          feeOf,
          discounts,
          now,
        });
      const change = (from: Pick<StayPrice, 'nights' | 'lastPay'>, count: number) =>
        priceOfStay({
          bought: from.nights,
          lastPay: from.lastPay,
          current: from.nights.map(({ night }) => night),
          wanted: nights(count),
          // Prices of bought nights have changed since: they keep theirs.
          feeOf: (night) =>
            from.nights.some((one) => one.night === night) ? random(90_000) : feeOf(night),
          discounts,
          now,
        });
      const [count, ...counts] = [1 + random(8), 1 + random(8), 1 + random(8)];
      const booked = book(count);
      expect(booked).toMatchObject({ lastPay: best(count), difference: best(count) });
      let stayed = booked;
      for (const wanted of counts) {
        const next = change(stayed, wanted);
        const isLonger = wanted >= stayed.nights.length;
        const due = best(wanted) - best(stayed.nights.length);
        expect(next.nights).toEqual(fees.slice(0, wanted));
        expect(next.difference).toBe(Math.max(isLonger ? 0 : -stayed.lastPay, due));
        // Where each step was due, steps cost what the stay costs at once.
        if (stayed.lastPay === best(stayed.nights.length) && due >= 0) {
          expect(next.lastPay).toBe(best(wanted));
        }
        stayed = next;
      }
    }
  });
});

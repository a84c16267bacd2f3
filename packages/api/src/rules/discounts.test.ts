import { DiscountEffect, DiscountExclusion, DiscountKind } from '../contract/discount.ts';
import { describe, expect, it } from 'vitest';
import { applies, bestPrice, type PricedDiscount, priceWith } from './discounts.ts';

const now = '2026-03-18 10:00:00';

let lastId = 0;
function discount(given: Partial<PricedDiscount> = {}): PricedDiscount {
  lastId += 1;
  return {
    id: String(lastId),
    discountsType: DiscountKind.flat,
    discounts: 10,
    effectType: DiscountEffect.always,
    effectCondition: null,
    exclusiveType: DiscountExclusion.none,
    exclusiveRange: [],
    validityTime: null,
    ...given,
  };
}
const flat = (yuan: number, given: Partial<PricedDiscount> = {}): PricedDiscount =>
  discount({ discounts: yuan, ...given });
const percent = (paid: number, given: Partial<PricedDiscount> = {}): PricedDiscount =>
  discount({ discountsType: DiscountKind.percentage, discounts: paid, ...given });
const listing = (...others: PricedDiscount[]): Partial<PricedDiscount> => ({
  exclusiveType: DiscountExclusion.listed,
  exclusiveRange: others.map((other) => other.id),
});
const isExclusive = { exclusiveType: DiscountExclusion.all };

const pay = (discounts: PricedDiscount[], priceFen = 10_000, nights = 1): number =>
  bestPrice({ priceFen, nights, now }, discounts).payFen;

describe('whether a discount counts', () => {
  it.each([
    ['always', {}, true],
    ['from 3 nights, 2 stayed', { effectType: DiscountEffect.nights, effectCondition: 3 }, false],
    ['from 2 nights, 2 stayed', { effectType: DiscountEffect.nights, effectCondition: 2 }, true],
    ['from ¥100, ¥100 due', { effectType: DiscountEffect.spending, effectCondition: 100 }, true],
    ['from ¥100.01', { effectType: DiscountEffect.spending, effectCondition: 100.01 }, false],
    ['in its last second', { validityTime: now }, true],
    ['a second later', { validityTime: '2026-03-18 09:59:59' }, false],
    ['next year', { validityTime: '2027-01-01 00:00:00' }, true],
  ])('%s', (_, given, isCounted) => {
    expect(applies(discount(given), { priceFen: 10_000, nights: 2, now })).toBe(isCounted);
  });
});

describe('the price with discounts', () => {
  it.each([
    ['8.5 折 of ¥100', 10_000, [percent(0.85)], 8500],
    ['percentages before flat ones, whatever comes first', 10_000, [flat(10), percent(0.5)], 4000],
    ['percentages multiply', 10_000, [percent(0.9), percent(0.9)], 8100],
    ['rounded once, half up', 33_33, [percent(0.85)], 28_33],
    ['half a fen goes up', 1, [percent(0.5)], 1],
    ['not rounded in between', 3, [percent(0.5), percent(0.5)], 1],
    ['never below 0', 1000, [flat(999)], 0],
    ['a fraction that binary cannot hold', 100_00, [percent(0.07)], 700],
    ['the largest price', 99_999_999, [percent(0.999999)], 99_999_899],
    ['nothing', 12_345, [], 12_345],
  ])('%s', (_, priceFen, discounts, payFen) => {
    expect(priceWith(priceFen, discounts)).toBe(payFen);
  });
});

describe('the best combination', () => {
  const ten = flat(10);
  const twenty = flat(20);

  it('adds up what excludes nothing', () => {
    expect(pay([ten, twenty, percent(0.9)])).toBe(6000);
  });

  it('leaves out what does not count', () => {
    expect(pay([ten, flat(50, { validityTime: '2026-03-17 23:59:59' })])).toBe(9000);
  });

  it('takes one that stands alone when it is better, and only then', () => {
    expect(pay([ten, twenty, flat(31, isExclusive)])).toBe(6900);
    expect(pay([ten, twenty, flat(29, isExclusive)])).toBe(7000);
  });

  it('takes an exclusion from either side', () => {
    expect(pay([ten, twenty, flat(25, listing(ten))])).toBe(5500);
    expect(pay([ten, flat(25, listing(ten))])).toBe(7500);
  });

  it('gives up the best single one for two that are better together', () => {
    const one = flat(15);
    const other = flat(16);
    const best = flat(30, listing(one, other));
    const { payFen, used } = bestPrice({ priceFen: 10_000, nights: 1, now }, [best, one, other]);
    expect(payFen).toBe(6900);
    expect(used).toEqual([one, other]);
  });

  it('weighs a percentage against a flat one by the price at hand', () => {
    const share = percent(0.8);
    const off = flat(30, listing(share));
    expect(pay([share, off], 10_000)).toBe(7000);
    expect(pay([share, off], 100_000)).toBe(80_000);
  });

  it('ignores an exclusion list with its own id and unknown ids', () => {
    const { listed } = DiscountExclusion;
    const strange = flat(10, { id: 'a', exclusiveType: listed, exclusiveRange: ['a', 'gone'] });
    expect(pay([strange, twenty])).toBe(7000);
  });

  it('ignores a list that is left over from another kind of exclusion', () => {
    const { none } = DiscountExclusion;
    const former = flat(10, { exclusiveType: none, exclusiveRange: [twenty.id] });
    expect(pay([former, twenty])).toBe(7000);
  });

  it('of no discounts is the price itself', () => {
    expect(bestPrice({ priceFen: 10_000, nights: 1, now }, [])).toEqual({
      payFen: 10_000,
      used: [],
    });
  });
});

/** A repeatable row of numbers from 0 to 1. */
function row(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function someDiscounts(count: number, next: () => number): PricedDiscount[] {
  const ids = Array.from({ length: count }, (_, place) => `d${place}`);
  return ids.map((id) => {
    const kind = next();
    const mood = next();
    const exclusiveRange = mood < 0.5 ? ids.filter((other) => other !== id && next() < 0.3) : [];
    return discount({
      id,
      ...(kind < 0.4
        ? { discountsType: DiscountKind.percentage, discounts: Math.ceil(next() * 100) / 100 }
        : { discounts: Math.ceil(next() * 4000) / 100 }),
      exclusiveType:
        mood > 0.9
          ? 1
          : exclusiveRange.length > 0
            ? DiscountExclusion.listed
            : DiscountExclusion.none,
      exclusiveRange,
    });
  });
}

/** Tries every subset: right, and far too slow to use. */
function tryAll(priceFen: number, discounts: PricedDiscount[]): number {
  let best = priceFen;
  for (let chosen = 1; chosen < 1 << discounts.length; chosen += 1) {
    const set = discounts.filter((_, place) => chosen & (1 << place));
    const isAllowed = set.every((one) =>
      set.every(
        (other) =>
          one === other ||
          (one.exclusiveType !== DiscountExclusion.all && !one.exclusiveRange.includes(other.id)),
      ),
    );
    if (isAllowed) best = Math.min(best, priceWith(priceFen, set));
  }
  return best;
}

describe('against every subset', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('case %i', (seed) => {
    const next = row(seed * 7919);
    const discounts = someDiscounts(2 + (seed % 9), next);
    const priceFen = Math.ceil(next() * 60_000);
    const best = bestPrice({ priceFen, nights: 1, now }, discounts);
    expect(best.payFen).toBe(tryAll(priceFen, discounts));
    expect(priceWith(priceFen, best.used)).toBe(best.payFen);
  });
});

describe('the hardest sets', () => {
  /** Threes of which each excludes the other two: 3^(n/3) combinations. */
  function threes(count: number): PricedDiscount[] {
    return Array.from({ length: count }, (_, place) => {
      const first = place - (place % 3);
      return flat((place % 3) + 1, {
        id: `t${place}`,
        exclusiveType: DiscountExclusion.listed,
        exclusiveRange: [0, 1, 2]
          .map((offset) => `t${first + offset}`)
          .filter((id) => id !== `t${place}`),
      });
    });
  }

  it('of 21 are solved exactly', () => {
    expect(pay(threes(21), 100_000)).toBe(100_000 - 7 * 300);
  });

  it('of 300 are still answered, with an allowed combination', () => {
    const { payFen, used } = bestPrice({ priceFen: 100_000, nights: 1, now }, threes(300));
    expect(payFen).toBe(100_000 - 24 * 300);
    expect(new Set(used.map(({ id }) => Math.floor(Number(id.slice(1)) / 3))).size).toBe(24);
  });
});

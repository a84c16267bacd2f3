import { describe, expect, it } from 'vitest';
import { along, twinAxes, valueAxis } from './axis.ts';

describe('valueAxis', () => {
  it.each([
    { what: 'nothing', values: [], ticks: [0, 1] },
    { what: 'all zero', values: [0, 0], ticks: [0, 1] },
    { what: 'one', values: [1], ticks: [0, 1] },
    { what: 'whole numbers have no halves', values: [1, 2], ticks: [0, 1, 2] },
    { what: 'fractions have', values: [0.1, 0.3], ticks: [0, 0.1, 0.2, 0.3] },
    { what: 'counts', values: [12, 87], ticks: [0, 20, 40, 60, 80, 100] },
    { what: 'below zero', values: [-24, 88], ticks: [-40, -20, 0, 20, 40, 60, 80, 100] },
    { what: 'all below zero', values: [-5, -9], ticks: [-10, -8, -6, -4, -2, 0] },
    { what: 'huge', values: [3e15], ticks: [0, 1e15, 2e15, 3e15] },
    { what: 'huge and tiny', values: [1e-9, 4e-9], ticks: [0, 1e-9, 2e-9, 3e-9, 4e-9] },
  ])('$what', ({ values, ticks }) => {
    const axis = valueAxis(values);
    expect(axis.ticks).toEqual(ticks);
    expect([axis.min, axis.max]).toEqual([ticks[0], ticks.at(-1)]);
  });

  it.each([
    { what: 'temperatures', values: [36.4, 38.2], ticks: [36, 36.5, 37, 37.5, 38, 38.5] },
    { what: 'equal values', values: [50, 50], ticks: [49, 50, 51] },
    { what: 'nothing', values: [], ticks: [0, 1] },
    { what: 'all zero', values: [0], ticks: [0, 1] },
  ])('without zero: $what', ({ values, ticks }) => {
    expect(valueAxis(values, { isFromZero: false }).ticks).toEqual(ticks);
  });
});

describe('twinAxes', () => {
  const income = [10240, 8960.5, 20790.5];

  it.each([
    { what: 'counts and income', one: [32, 63], other: income },
    { what: 'nothing', one: [], other: [] },
    { what: 'nothing on one side', one: [3], other: [] },
    { what: 'a loss on one side', one: [412, 623], other: [-61000, 212300] },
    { what: 'losses on both', one: [-3, 8], other: [-900, 100] },
    { what: 'only losses', one: [-3], other: [-900] },
    { what: 'huge beside small', one: [1, 2], other: [9e14] },
  ])('$what: as many ticks, one zero, all values within', ({ one, other }) => {
    const axes = twinAxes(one, other);
    const [left, right] = axes;
    expect(left.ticks).toHaveLength(right.ticks.length);
    expect(left.ticks.indexOf(0)).toBe(right.ticks.indexOf(0));
    expect(left.ticks).toContain(0);
    for (const [index, values] of [one, other].entries()) {
      const axis = axes[index];
      expect(Math.min(0, ...values)).toBeGreaterThanOrEqual(axis?.min ?? Infinity);
      expect(Math.max(0, ...values)).toBeLessThanOrEqual(axis?.max ?? -Infinity);
    }
  });

  it('has integer ticks for integers', () => {
    for (const tick of twinAxes([1, 3], income)[0].ticks) expect(tick % 1).toBe(0);
  });
});

describe('along', () => {
  it.each([
    { value: 0, y: 200 },
    { value: 50, y: 100 },
    { value: 100, y: 0 },
  ])('$value is at $y', ({ value, y }) => {
    expect(along({ min: 0, max: 100, ticks: [] }, 200, 0)(value)).toBe(y);
  });

  it('bears ends that lie as far apart as numbers can', () => {
    expect(along({ min: -1.7e308, max: 1.7e308, ticks: [] }, 200, 0)(0)).toBe(100);
  });
});

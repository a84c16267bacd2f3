import { describe, expect, it } from 'vitest';
import { linePath, pointed, spotsOf } from './lines.ts';

const spots = (...values: (number | null)[]) =>
  spotsOf({ x: (index) => index * 10 }, values, (value) => -value);

describe('linePath', () => {
  it.each([
    { what: 'none', values: [], d: '' },
    { what: 'one', values: [5], d: 'M0,-5' },
    { what: 'three', values: [1, 2, 3], d: 'M0,-1L10,-2L20,-3' },
    { what: 'a gap', values: [1, null, 3, 4], d: 'M0,-1M20,-3L30,-4' },
    { what: 'gaps at the ends', values: [null, 2, null], d: 'M10,-2' },
  ])('$what', ({ values, d }) => {
    expect(linePath(spots(...values))).toBe(d);
  });
});

describe('pointed', () => {
  it.each([
    { what: 'all where there is room', values: [1, 2, null, 4], step: 20, shown: [0, 1, 3] },
    { what: 'the last where there is none', values: [1, 2, 3], step: 4, shown: [2] },
    { what: 'and those alone', values: [1, 2, null, 4, null, 5, 6], step: 4, shown: [3, 6] },
    { what: 'none', values: [null], step: 4, shown: [] },
  ])('$what', ({ values, step, shown }) => {
    expect(pointed(spots(...values), step).map(({ index }) => index)).toEqual(shown);
  });
});

import { describe, expect, it } from 'vitest';
import { layOutSegments, offsetOf, rowAt, visibleSpan, type Heights } from './rowWindow.ts';

const plain: Heights = { row: 40, extras: [] };
const withDetail: Heights = { row: 40, extras: [{ index: 2, px: 100 }] };

describe('offsetOf', () => {
  it.each([
    [0, plain, 0],
    [5, plain, 200],
    [2, withDetail, 80],
    [3, withDetail, 220],
  ])('row %i begins where the rows above end', (index, heights, px) => {
    expect(offsetOf(index, heights)).toBe(px);
  });
});

describe('rowAt', () => {
  it.each([
    ['the top', 0, plain, 0],
    ['just before the second row', 39, plain, 0],
    ['the second row', 40, plain, 1],
    ['beyond the end', 99_999, plain, 999],
    ['within an open detail', 150, withDetail, 2],
    ['below an open detail', 225, withDetail, 3],
  ])('finds the row at %s', (_says, px, heights, row) => {
    expect(rowAt(px, 1000, heights)).toBe(row);
  });
});

describe('spanInSight', () => {
  it.each([
    ['at the top', { top: 0, height: 400 }, 1000, { first: 0, end: 16 }],
    ['in the middle', { top: 4000, height: 400 }, 1000, { first: 96, end: 116 }],
    ['at the end', { top: 39_600, height: 400 }, 1000, { first: 988, end: 1000 }],
    ['pulled beyond the top', { top: -50, height: 400 }, 1000, { first: 0, end: 12 }],
    ['with fewer rows than fit', { top: 0, height: 400 }, 3, { first: 0, end: 3 }],
    ['with no rows', { top: 0, height: 400 }, 0, { first: 0, end: 0 }],
  ])('%s', (_says, view, count, span) => {
    expect(visibleSpan(view, count, plain)).toEqual(span);
  });
});

describe('layOut', () => {
  const describeSegments = (kept: number | null, span = { first: 10, end: 12 }) =>
    layOutSegments(20, span, kept, plain).map((one) =>
      one.kind === 'row' ? one.index : `${one.px}px`,
    );

  it.each([
    ['gaps around the span', null, ['400px', 10, 11, '320px']],
    ['the focused row and its neighbours above', 3, ['80px', 2, 3, 4, '200px', 10, 11, '320px']],
    ['no gap beside the span', 12, ['400px', 10, 11, 12, 13, '240px']],
    ['nothing above the first row', 0, [0, 1, '320px', 10, 11, '320px']],
    ['nothing below the last row', 19, ['400px', 10, 11, '240px', 18, 19]],
  ])('lays out %s', (_says, kept, expected) => {
    expect(describeSegments(kept)).toEqual(expected);
  });

  it('lays out all rows without gaps', () => {
    expect(layOutSegments(3, { first: 0, end: 3 }, null, plain)).toHaveLength(3);
  });
});

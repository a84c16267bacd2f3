import { describe, expect, it } from 'vitest';
import { rowsInView, topOf, type Align } from './rows.ts';

const view = (top: number, height = 320) => ({ top, height, rowHeight: 32 });

describe('rowsInView', () => {
  it.each([
    ['at the top', 0, 1000, { start: 0, end: 13 }],
    ['between two rows', 330, 1000, { start: 8, end: 23 }],
    ['at the end', 1000 * 32 - 320, 1000, { start: 987, end: 1000 }],
    ['beyond the end, as after filtering', 90_000, 20, { start: 7, end: 20 }],
    ['few rows', 0, 3, { start: 0, end: 3 }],
    ['none', 0, 0, { start: 0, end: 0 }],
    ['deep in a hundred thousand', 50_000 * 32, 99_999, { start: 49_998, end: 50_013 }],
  ])('%s', (_, top, count, expected) => {
    expect(rowsInView(view(top), count, 2)).toEqual(expected);
  });

  it('draws at least one row before the height is known', () => {
    expect(rowsInView(view(0, 0), 100, 0)).toEqual({ start: 0, end: 1 });
  });
});

describe('topOf', () => {
  it.each<[string, number, Align, number, number]>([
    ['stays when in view', 5, 'nearest', 64, 64],
    ['goes up to a row above', 1, 'nearest', 64, 32],
    ['goes down to a row below', 20, 'nearest', 64, 352],
    ['puts it first', 20, 'start', 0, 640],
    ['puts it in the middle', 20, 'center', 0, 496],
    ['keeps the first at the top', 0, 'center', 500, 0],
  ])('%s', (_, index, align, top, expected) => {
    expect(topOf(index, align, view(top))).toBe(expected);
  });

  it('shows the beginning of a row that is higher than the view', () => {
    expect(topOf(3, 'nearest', view(0, 10))).toBe(96);
  });
});

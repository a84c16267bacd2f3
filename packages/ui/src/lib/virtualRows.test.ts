import { describe, expect, it } from 'vitest';
import { layOutRows, rowsInView, topOf, type Align } from './virtualRows.ts';

describe('rowsInView', () => {
  it.each([
    ['at the top', 0, 1000, { start: 0, end: 13 }],
    ['between two rows', 330, 1000, { start: 8, end: 23 }],
    ['at the end', 1000 * 32 - 320, 1000, { start: 988, end: 1000 }],
    ['beyond the end, as after filtering', 90_000, 20, { start: 8, end: 20 }],
    ['few rows', 0, 3, { start: 0, end: 3 }],
    ['none', 0, 0, { start: 0, end: 0 }],
    ['deep in a hundred thousand', 50_000 * 32, 99_999, { start: 49_998, end: 50_013 }],
  ])('%s', (_, top, count, rows) => {
    expect(rowsInView({ top, height: 320 }, count, 32, 2)).toEqual(rows);
  });

  it('has at least one row before the height is known', () => {
    const view = { top: 0, height: 0 };
    expect(rowsInView(view, 100, 40, 0)).toEqual({ start: 0, end: 1 });
  });

  it.each([
    ['at the top', 0, 1000, { start: 0, end: 16 }],
    ['a few pixels further', 30, 1000, { start: 0, end: 16 }],
    ['in the middle', 4000, 1000, { start: 96, end: 116 }],
    ['at the end', 39_600, 1000, { start: 988, end: 1000 }],
    ['pulled beyond the top', -50, 1000, { start: 0, end: 12 }],
    ['with fewer rows than fit', 0, 3, { start: 0, end: 3 }],
    ['with no rows', 0, 0, { start: 0, end: 0 }],
  ])('in steps, %s', (_says, top, count, rows) => {
    const view = { top, height: 400 };
    expect(rowsInView(view, count, 40, 2, 4)).toEqual(rows);
  });

  it('has every visible row at any scroll position', () => {
    for (let top = 0; top <= 159_680; top += 7) {
      const view = { top, height: 320 };
      const { start, end } = rowsInView(view, 5000, 32, 8, 8);
      expect(start * 32).toBeLessThanOrEqual(top);
      expect(end * 32).toBeGreaterThanOrEqual(Math.min(top + 320, 160_000));
    }
  });
});

describe('layOutRows', () => {
  const layOut = (kept: number[], rows = { start: 10, end: 12 }) =>
    layOutRows(rows, kept, 20, 40).flatMap(({ index, gap }) => [
      ...(gap ? [`${gap}px`] : []),
      index,
    ]);

  it.each([
    ['gaps around the view', [], ['400px', 10, 11, '320px', 20]],
    ['rows above it', [2, 3, 4], ['80px', 2, 3, 4, '200px', 10, 11, '320px', 20]],
    ['rows beside it, without a gap', [12, 11, 13], ['400px', 10, 11, 12, 13, '240px', 20]],
    ['nothing above the first row', [-1, 0, 1], [0, 1, '320px', 10, 11, '320px', 20]],
    ['nothing below the last row', [18, 19, 20], ['400px', 10, 11, '240px', 18, 19, 20]],
  ])('lays out %s', (_says, kept, expected) => {
    expect(layOut(kept)).toEqual(expected);
  });

  it('lays out all rows without gaps', () => {
    expect(layOut([], { start: 0, end: 20 })).toEqual(Array.from({ length: 21 }, (_, at) => at));
  });
});

describe('topOf', () => {
  const view = (top: number, height = 320) => ({ top, height });

  it.each<[string, number, Align, number, number]>([
    ['stays when in view', 5, 'nearest', 64, 64],
    ['goes up to a row above', 1, 'nearest', 64, 32],
    ['goes down to a row below', 20, 'nearest', 64, 352],
    ['puts it in the middle', 20, 'center', 0, 496],
    ['keeps the first at the top', 0, 'center', 500, 0],
  ])('%s', (_, index, align, top, expected) => {
    expect(topOf(index, align, view(top), { row: 32 })).toBe(expected);
  });

  it.each<[string, number, Align, number, number]>([
    ['stays when in view', 3, 'nearest', 0, 0],
    ['goes down to a row below, and its space', 10, 'nearest', 0, 40],
    ['goes up to a row above', 2, 'nearest', 320, 64],
    ['puts it in the middle', 100, 'center', 0, 3060],
  ])('with space around the rows: %s', (_, index, align, top, expected) => {
    expect(topOf(index, align, view(top), { row: 32, inset: 4 })).toBe(expected);
  });

  it('shows the beginning of a row that is higher than the view', () => {
    expect(topOf(3, 'nearest', view(0, 10), { row: 32 })).toBe(96);
  });
});

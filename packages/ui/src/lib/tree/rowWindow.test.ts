import { describe, expect, it } from 'vitest';
import { rowWindow, scrollTo, scrollToMiddle } from './rowWindow.ts';

describe('rowWindow', () => {
  it.each([
    ['a short list is there as a whole', 200, 0, { first: 0, end: 200 }],
    ['the start of a long one', 5000, 0, { first: 0, end: 34 }],
    ['a few pixels move nothing', 5000, 100, { first: 0, end: 34 }],
    ['its middle', 5000, 80_000, { first: 2488, end: 2522 }],
    ['its end', 5000, 159_680, { first: 4976, end: 5000 }],
  ])('%s', (_, count, top, window) => {
    expect(rowWindow(count, { top, view: 320, row: 32 })).toEqual(window);
  });

  it('contains every visible row at any scroll position', () => {
    for (let top = 0; top <= 159_680; top += 7) {
      const { first, end } = rowWindow(5000, { top, view: 320, row: 32 });
      expect(first * 32).toBeLessThanOrEqual(top);
      expect(end * 32).toBeGreaterThanOrEqual(Math.min(top + 320, 160_000));
    }
  });
});

describe('scrollTo', () => {
  it.each([
    ['a row that is seen', 3, 0, 0],
    ['a row below', 10, 0, 40],
    ['a row above', 2, 320, 64],
  ])('%s', (_, index, top, expected) => {
    expect(scrollTo(index, { top, view: 320, row: 32 })).toBe(expected);
  });
});

describe('scrollToMiddle', () => {
  it.each([
    ['the first row', 0, 0],
    ['a row further down', 100, 3060],
  ])('%s', (_, index, expected) => {
    expect(scrollToMiddle(index, { top: 0, view: 320, row: 32 })).toBe(expected);
  });
});

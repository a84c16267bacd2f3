import { describe, expect, it } from 'vitest';
import { cut, textWidth } from './textWidth.ts';

describe('textWidth', () => {
  it.each([
    { words: '', width: 0 },
    { words: '订单', width: 24 },
    { words: '12', width: 15.36 },
  ])('$words is $width px wide', ({ words, width }) => {
    expect(textWidth(words)).toBeCloseTo(width);
  });
});

describe('cut', () => {
  it.each([
    { words: '豪华大床房', room: 60, kept: '豪华大床房' },
    { words: '豪华大床房', room: 50, kept: '豪华大…' },
    { words: 'Averylongname', room: 40, kept: 'Ave…' },
    { words: '豪华大床房', room: 10, kept: '' },
  ])('$words in $room px is $kept', ({ words, room, kept }) => {
    expect(cut(words, room)).toBe(kept);
  });
});

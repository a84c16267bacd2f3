import { describe, expect, it } from 'vitest';
import { compareValues } from './column.ts';

describe('compareValues', () => {
  it.each([
    ['numbers by size', [100, 9, 20], [9, 20, 100]],
    ['digits inside words by size', ['1201', '302', '88'], ['88', '302', '1201']],
    ['words by pinyin', ['王芳', '陈静', '李娜'], ['陈静', '李娜', '王芳']],
    [
      'times by age',
      ['2026-03-02 08:00:00', '2026-03-01 09:00:00'],
      ['2026-03-01 09:00:00', '2026-03-02 08:00:00'],
    ],
  ])('orders %s', (_, given, ordered) => {
    expect([...given].toSorted(compareValues)).toEqual(ordered);
  });
});

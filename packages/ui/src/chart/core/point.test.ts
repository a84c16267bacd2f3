import { describe, expect, it } from 'vitest';
import { align, present, toNumber } from './point.ts';

describe('toNumber', () => {
  it.each([
    { value: 12, number: 12 },
    { value: -3.5, number: -3.5 },
    { value: 0, number: 0 },
    { value: '1280.5', number: 1280.5 },
    { value: '1,280.50', number: 1280.5 },
    { value: ' 7 ', number: 7 },
    { value: '1e21', number: 1e21 },
    { value: '', number: null },
    { value: '  ', number: null },
    { value: '无', number: null },
    { value: 'NaN', number: null },
    { value: Number.NaN, number: null },
    { value: Infinity, number: null },
    { value: '-Infinity', number: null },
    { value: null, number: null },
    { value: undefined, number: null },
  ])('$value is $number', ({ value, number }) => {
    expect(toNumber(value)).toBe(number);
  });
});

describe('align', () => {
  it('lays series beside each other by name; what one lacks is a gap', () => {
    const series = [
      { name: '甲', points: [{ name: '周一', value: 1 }] },
      {
        name: '乙',
        points: [
          { name: '周二', value: '2' },
          { name: '周一', value: 3 },
        ],
      },
    ];
    expect(align(series)).toEqual({
      names: ['周一', '周二'],
      numbers: [
        [1, null],
        [3, 2],
      ],
    });
  });

  it('has nothing of nothing', () => {
    expect(align([])).toEqual({ names: [], numbers: [] });
  });

  it('keeps zero, which is there', () => {
    expect(present([0, null, 2])).toEqual([0, 2]);
  });
});

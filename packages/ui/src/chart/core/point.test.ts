import { describe, expect, it } from 'vitest';
import { align, leftOutWords, partsOf, present, toNumber } from './point.ts';

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

  it('keeps points of one name apart', () => {
    const twice = [
      { name: '标准间', value: 1 },
      { name: '大床房', value: 2 },
      { name: '标准间', value: 3 },
    ];
    const series = [
      { name: '甲', points: twice },
      { name: '乙', points: [{ name: '标准间', value: 4 }] },
    ];
    expect(align(series)).toEqual({
      names: ['标准间', '大床房', '标准间'],
      numbers: [
        [1, 2, 3],
        [4, null, null],
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

const points = (...values: (number | string | null)[]) =>
  values.map((value, index) => ({ name: `${index}`, value }));
const describeParts = (...parameters: Parameters<typeof partsOf>): string[] =>
  partsOf(...parameters).map(({ name, value }) => `${name}=${value}`);

describe('leftOutWords', () => {
  it.each([
    { given: points(3, '2'), hasZeros: false, words: '' },
    { given: points(3, 0, '0'), hasZeros: false, words: '2 项为 0，未画出' },
    { given: points(3, 0, '0'), hasZeros: true, words: '' },
    {
      given: points(0, -4, null, 'x', 1),
      hasZeros: false,
      words: '1 项为 0、1 项为负数、2 项无数据，未画出',
    },
  ])('$words', ({ given, hasZeros, words }) => {
    expect(leftOutWords(given, hasZeros)).toBe(words);
  });
});

describe('partsOf', () => {
  it.each([
    { what: 'numbers and writing', given: points(3, '2'), parts: ['0=3', '1=2'] },
    { what: 'no parts of nothing', given: points(0, -4, null, 'x', 1), parts: ['4=1'] },
    { what: 'none', given: [], parts: [] },
    { what: 'as many as there may be', given: points(1, 2, 3), parts: ['0=1', '1=2', '2=3'] },
    {
      what: 'the smallest as one',
      given: points(5, 1, 9, 2),
      parts: ['0=5', '2=9', '其他 2 项=3'],
    },
  ])('$what', ({ given, parts }) => {
    expect(describeParts(given, { most: 3 })).toEqual(parts);
  });

  it('may hold zeros', () => {
    expect(describeParts(points(0, -1, 2), { most: 3, hasZeros: true })).toEqual(['0=0', '2=2']);
  });

  it('gives a point the same look whatever is missing before it', () => {
    const [whole] = partsOf(points(1, 2), { most: 6 }).slice(-1);
    const [without] = partsOf(points(0, 2), { most: 6 });
    expect(without?.look).toEqual(whole?.look);
  });

  it('has one that stands out, and the rest beside it', () => {
    const colors = partsOf(points(1, 2, 3), { most: 6, accent: '1' }).map(({ look }) => look.color);
    expect(colors).toEqual(['quiet', 'kind0', 'quiet']);
  });
});

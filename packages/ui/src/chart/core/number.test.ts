import { describe, expect, it } from 'vitest';
import { axisNumbers, fullNumber, shareOf, shortNumber } from './number.ts';

describe('fullNumber', () => {
  it.each([
    { value: 1280, unit: '单', words: '1,280 单' },
    { value: 1280, unit: '元', words: '¥1,280.00' },
    { value: -24.5, unit: '元', words: '−¥24.50' },
    { value: 37.3, unit: '℃', words: '37.3 ℃' },
    { value: 45.678, unit: '%', words: '45.68%' },
    { value: 0, unit: undefined, words: '0' },
    { value: -0.001, unit: undefined, words: '-0.001' },
    { value: 0.00456, unit: '%', words: '0.0046%' },
    { value: 0.004, unit: '元', words: '¥0.004' },
    { value: -0.004, unit: '元', words: '−¥0.004' },
    { value: 0.006, unit: '元', words: '¥0.01' },
    { value: 1e-9, unit: undefined, words: '0.000000001' },
    { value: 999.996, unit: undefined, words: '1,000' },
    { value: null, unit: '单', words: '—' },
  ])('$value $unit is $words', ({ value, unit, words }) => {
    expect(fullNumber(value, unit)).toBe(words);
  });
});

describe('shortNumber', () => {
  it.each([
    { value: 0, unit: '', words: '0' },
    { value: 1280, unit: '单', words: '1,280' },
    { value: 9999, unit: '', words: '9,999' },
    { value: 10000, unit: '', words: '1万' },
    { value: 12800, unit: '', words: '1.28万' },
    { value: 128400, unit: '', words: '12.8万' },
    { value: 1284000, unit: '', words: '128万' },
    { value: 99999999, unit: '', words: '1亿' },
    { value: 320000000, unit: '元', words: '¥3.2亿' },
    { value: 2.5e12, unit: '', words: '2.5万亿' },
    { value: -61000, unit: '元', words: '−¥6.1万' },
    { value: 37.6, unit: '℃', words: '37.6' },
    { value: 45, unit: '%', words: '45%' },
    { value: 0.1 + 0.2, unit: '', words: '0.3' },
    { value: 0.003, unit: '', words: '0.003' },
    { value: 0.0046, unit: '元', words: '¥0.0046' },
  ])('$value $unit is $words', ({ value, unit, words }) => {
    expect(shortNumber(value, unit)).toBe(words);
  });
});

describe('axisNumbers', () => {
  it.each([
    { ticks: [0, 20, 40], unit: '单', texts: ['0', '20', '40'], caption: '单' },
    {
      ticks: [0, 10000, 20000],
      unit: '元',
      texts: ['0', '10,000', '20,000'],
      caption: '元',
    },
    { ticks: [0, 50000, 100000], unit: '元', texts: ['0', '5', '10'], caption: '万元' },
    { ticks: [-2e8, 0, 2e8], unit: '单', texts: ['-2', '0', '2'], caption: '亿单' },
    {
      ticks: [0, 0.005, 0.01, 0.015],
      unit: '%',
      texts: ['0', '0.005', '0.01', '0.015'],
      caption: '%',
    },
    { ticks: [0, 0.001, 0.002], unit: '元', texts: ['0', '0.001', '0.002'], caption: '元' },
    { ticks: [], unit: undefined, texts: [], caption: '' },
  ])('$ticks $unit', ({ ticks, unit, texts, caption }) => {
    expect(axisNumbers(ticks, unit)).toEqual({ texts, caption });
  });
});

describe('shareOf', () => {
  it.each([
    { part: 1, whole: 3, words: '33%' },
    { part: 1, whole: 22, words: '4.5%' },
    { part: 1, whole: 100000, words: '<0.1%' },
    { part: 0, whole: 5, words: '0%' },
    { part: 0, whole: 0, words: '0%' },
    { part: 5, whole: 5, words: '100%' },
  ])('$part of $whole is $words', ({ part, whole, words }) => {
    expect(shareOf(part, whole)).toBe(words);
  });
});

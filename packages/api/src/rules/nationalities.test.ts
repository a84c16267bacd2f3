import { expect, it } from 'vitest';
import {
  isNationality,
  nationalities,
  nationalityName,
  nationalityOfIcao,
  readNationality,
} from './nationalities.ts';

it.each([
  ['CHN', '中国'],
  ['HKG', '中国香港'],
  ['MAC', '中国澳门'],
  ['TWN', '中国台湾'],
  ['CHE', '瑞士'],
  ['XXA', '无国籍'],
  ['ZZZ', 'ZZZ'],
])('names %s', (code, name) => {
  expect(nationalityName(code)).toBe(name);
  expect(isNationality(code)).toBe(name !== code);
});

it('offers every code once, by its reading', () => {
  const codes = nationalities.map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBeGreaterThan(240);
  expect(codes.indexOf('ALB')).toBeLessThan(codes.indexOf('CHN'));
});

it.each([
  ['D', 'DEU'],
  ['GBN', 'GBR'],
  ['USA', 'USA'],
  ['UTO', ''],
])('knows the code %s of machine-readable lines', (code, expected) => {
  expect(nationalityOfIcao(code)).toBe(expected);
});

it.each([
  ['美国', 'USA'],
  [' usa', 'USA'],
  ['瑞土', ''],
  ['', ''],
])('reads %s', (text, code) => {
  expect(readNationality(text)).toBe(code);
});

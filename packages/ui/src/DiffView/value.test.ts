import { expect, it } from 'vitest';
import { changeKind, linesOf, wordsOf, type DiffValue } from './value.ts';

it.each<[DiffValue, DiffValue, string]>([
  ['', '豪华大床房', 'added'],
  [null, 0, 'added'],
  [[], ['停车场'], 'added'],
  ['备注', undefined, 'removed'],
  ['488', '656', 'changed'],
  [true, false, 'changed'],
  [1, '1', 'unchanged'],
  [['a', 'b'], ['b', 'a'], 'changed'],
  [['a'], ['a'], 'unchanged'],
  [null, '', 'unchanged'],
  [[], undefined, 'unchanged'],
])('%j → %j is %s', (before, after, expected) => {
  expect(changeKind(before, after)).toBe(expected);
});

it.each<[DiffValue, readonly string[]]>([
  [false, ['否']],
  [0, ['0']],
  ['', []],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
])('%j reads %j', (value, expected) => {
  expect(linesOf(value)).toEqual(expected);
});

it('formats booleans as 是 and 否', () => {
  expect([wordsOf(true), wordsOf(null)]).toEqual(['是', '']);
});

import { describe, expect, it } from 'vitest';
import { diff, diffWords, changeKind, linesOf, wordsOf, type Run, type DiffValue } from './diff.ts';

const signs = { same: '', removed: '-', added: '+' };
const describeRuns = (runs: Run[]): string =>
  runs.map(({ kind, parts }) => `${signs[kind]}[${parts.join('')}]`).join('');

describe('diffWords', () => {
  it.each([
    ['', '', ''],
    ['豪华大床房', '豪华大床房', '[豪华大床房]'],
    ['豪华大床房', '豪华双床房', '[豪华]-[大]+[双][床房]'],
    ['含双早，可加床', '含单早', '[含]-[双]+[单][早]-[，可加床]'],
    ['Room 1208 south', 'Room 1210 south', '[Room ]-[1208]+[1210][ south]'],
    ['¥1,280.00 每晚', '¥656.00 每晚', '[¥]-[1,280.00]+[656.00][ 每晚]'],
    ['2026-03-01 14:30', '2026-03-01 15:00', '[2026-03-01 ]-[14:30]+[15:00]'],
    ['杭州市西湖区', 'Shanghai', '-[杭州市西湖区]+[Shanghai]'],
    ['', '备注', '+[备注]'],
    ['备注', '', '-[备注]'],
    ['第一行\n第二行', '第一行\n第三行', '[第一行\n第]-[二]+[三][行]'],
    ['𠮷野家', '𠮷田家', '[𠮷]-[野]+[田][家]'],
  ])('%j → %j', (before, after, expected) => {
    expect(describeRuns(diffWords(before, after))).toBe(expected);
  });
});

describe('diff', () => {
  it.each([
    [['a', 'b', 'c'], ['a', 'c', 'd'], '[a]-[b][c]+[d]'],
    [[], ['a'], '+[a]'],
    [['a', 'b'], ['b', 'a'], '-[a][b]+[a]'],
    [['a', 'a'], ['a'], '[a]-[a]'],
  ])('%j → %j', (before, after, expected) => {
    expect(describeRuns(diff(before, after))).toBe(expected);
  });

  it('replaces a text that is too long to compare', () => {
    const numbers = (from: number): string[] =>
      Array.from({ length: 1000 }, (_, index) => String(from + index));
    const runs = diff(['x', ...numbers(0), 'y'], ['x', ...numbers(5000), 'y']);
    expect(runs.map(({ kind, parts }) => [kind, parts.length])).toEqual([
      ['same', 1],
      ['removed', 1000],
      ['added', 1000],
      ['same', 1],
    ]);
  });
});

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

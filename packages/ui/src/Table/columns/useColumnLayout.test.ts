import { describe, expect, it } from 'vitest';
import type { Column } from '../column.ts';
import {
  applyPreferences,
  moveBy,
  noPreferences,
  orderOf,
  parsePreferences,
  printPreferences,
} from './useColumnLayout.ts';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: (row) => row,
  ...more,
});
const columns = [
  column('number', { pin: 'start', width: 96 }),
  column('a'),
  column('b', { width: 80 }),
  column('c'),
  column('actions', { pin: 'end' }),
];

describe('parsePreferences', () => {
  it('reads what was printed', () => {
    const wanted = { order: ['b', 'a'], hidden: ['c'], widths: { a: 200 } };
    expect(parsePreferences(printPreferences(wanted))).toEqual(wanted);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":0,"order":["a"]}'],
    ['a list', '[1]'],
    ['a word', '"order"'],
  ])('ignores %s', (_says, stored) => {
    expect(parsePreferences(stored)).toEqual(noPreferences);
  });

  it('keeps what can be used of what is half broken', () => {
    const stored = '{"version":1,"order":["a",3],"hidden":"c","widths":{"a":"200","b":90,"c":-1}}';
    expect(parsePreferences(stored)).toEqual({ order: ['a'], hidden: [], widths: { b: 90 } });
  });
});

describe('orderOf', () => {
  it.each([
    ['the given order', [], ['a', 'b', 'c']],
    ['the order wanted', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['a new column after its neighbour', ['c', 'a'], ['c', 'a', 'b']],
    ['a new first column first', ['b', 'c'], ['a', 'b', 'c']],
    ['no column that is gone or pinned', ['gone', 'number', 'b', 'b'], ['a', 'b', 'c']],
  ])('gives %s', (_says, wanted, expected) => {
    expect(orderOf(columns, wanted)).toEqual(expected);
  });
});

describe('applyPreferences', () => {
  const applied = applyPreferences(columns, {
    order: ['c', 'b', 'a'],
    hidden: ['a', 'actions'],
    widths: { b: 200, number: 120 },
  });

  it('orders, hides and sizes; pinned columns are never hidden', () => {
    expect(applied.map(({ id }) => id)).toEqual(['number', 'actions', 'c', 'b']);
    expect(applied.find(({ id }) => id === 'b')).toMatchObject({ width: 200, isSized: true });
    expect(applied.find(({ id }) => id === 'number')).toMatchObject({ width: 120 });
  });

  it('leaves columns without a wish the same objects', () => {
    expect(applied.find(({ id }) => id === 'c')).toBe(columns[3]);
  });
});

describe('moveBy', () => {
  it.each([
    ['down', 'a', 1, ['b', 'a', 'c']],
    ['up', 'c', -2, ['c', 'a', 'b']],
    ['not beyond the end', 'c', 1, ['a', 'b', 'c']],
    ['not beyond the start', 'a', -1, ['a', 'b', 'c']],
    ['nothing unknown', 'x', 1, ['a', 'b', 'c']],
  ])('moves %s', (_says, id, by, expected) => {
    expect(moveBy(['a', 'b', 'c'], id, by)).toEqual(expected);
  });
});

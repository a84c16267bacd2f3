import { describe, expect, it } from 'vitest';
import type { Column } from '../column.ts';
import {
  applyPreferences,
  noPreferences,
  orderColumns,
  printPreferences,
  readPreferences,
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

describe('readPreferences', () => {
  it('reads what was printed', () => {
    const wanted = { order: ['b', 'a'], hidden: ['c'], widths: { a: 200 } };
    expect(readPreferences(() => printPreferences(wanted))).toEqual(wanted);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":0,"order":["a"]}'],
    ['a list', '[1]'],
    ['a word', '"order"'],
    ['fields of another type', '{"version":1,"order":null,"hidden":"a","widths":3}'],
  ])('ignores %s', (_says, stored) => {
    expect(readPreferences(() => stored)).toEqual(noPreferences);
  });

  it('keeps what can be used of what is half broken', () => {
    const stored = '{"version":1,"order":["a",3],"hidden":"c","widths":{"a":"200","b":90,"c":-1}}';
    expect(readPreferences(() => stored)).toEqual({ order: ['a'], hidden: [], widths: { b: 90 } });
  });

  it('reads nothing where the browser forbids it', () => {
    const forbidden = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(readPreferences(forbidden)).toEqual(noPreferences);
  });
});

describe('orderColumns', () => {
  it.each([
    ['the given order', [], ['a', 'b', 'c']],
    ['the order wanted', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['a new column after its neighbour', ['c', 'a'], ['c', 'a', 'b']],
    ['a new first column first', ['b', 'c'], ['a', 'b', 'c']],
    ['no column that is gone or pinned', ['gone', 'number', 'b', 'b'], ['a', 'b', 'c']],
  ])('gives %s', (_says, wanted, expected) => {
    const ids = orderColumns(columns, wanted).map(({ id }) => id);
    expect(ids).toEqual(['number', ...expected, 'actions']);
  });
});

describe('applyPreferences', () => {
  const applied = applyPreferences(columns, {
    order: ['c', 'b', 'a'],
    hidden: ['a', 'actions'],
    widths: { b: 200, number: 120 },
  });

  it('orders, hides and sizes; pinned columns are never hidden', () => {
    expect(applied.map(({ id }) => id)).toEqual(['number', 'c', 'b', 'actions']);
    expect(applied.find(({ id }) => id === 'b')).toMatchObject({ width: 200, isSized: true });
    expect(applied.find(({ id }) => id === 'number')).toMatchObject({ width: 120 });
  });

  it('leaves columns without a wish the same objects', () => {
    expect(applied.find(({ id }) => id === 'c')).toBe(columns[3]);
  });
});

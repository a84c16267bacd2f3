import { describe, expect, it } from 'vitest';
import type { Column } from '../column.ts';
import { noPreferences, orderColumns, readPreferences } from './useColumnLayout.ts';

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
  it('reads what was stored, without the widths that earlier versions stored', () => {
    const stored = { version: 1, order: ['b', 'a'], hidden: ['c'], widths: { a: 200 } };
    expect(readPreferences(() => JSON.stringify(stored))).toEqual({
      order: ['b', 'a'],
      hidden: ['c'],
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":0,"order":["a"]}'],
    ['a list', '[1]'],
    ['a word', '"order"'],
    ['fields of another type', '{"version":1,"order":null,"hidden":"a"}'],
  ])('ignores %s', (_says, stored) => {
    expect(readPreferences(() => stored)).toEqual(noPreferences);
  });

  it('keeps what can be used of what is half broken', () => {
    const stored = '{"version":1,"order":["a",3],"hidden":"c"}';
    expect(readPreferences(() => stored)).toEqual({ order: ['a'], hidden: [] });
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

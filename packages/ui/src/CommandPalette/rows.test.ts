import { describe, expect, it } from 'vitest';
import { type Result, rowsOf, stopsOf } from './rows.ts';

const marks = { title: [], note: [] };
const result = (id: string, count: number, state: Result['state'] = 'done'): Result => ({
  id,
  label: id,
  state,
  hits: Array.from({ length: count }, (_, index) => ({
    marks,
    command: { id: `${id}${index}`, title: `${id}${index}`, onAction: () => undefined },
  })),
});
const none: ReadonlySet<string> = new Set();
const kinds = (results: Result[], unfolded = none): string =>
  rowsOf(results, unfolded)
    .map(({ from, rows }) => `${from}:${rows.map((row) => row.kind[0]).join('')}`)
    .join(' ');

describe('rowsOf', () => {
  it.each<[string, Result[], string]>([
    ['nothing', [], ''],
    ['no heading without hits', [result('a', 0), result('b', 1)], '0:hc'],
    ['one after the other', [result('a', 2), result('b', 1)], '0:hcc 3:hc'],
    ['a heading while it is asked', [result('a', 0, 'pending')], '0:h'],
    ['a retry after a failure', [result('a', 0, 'failed'), result('b', 1)], '0:hr 2:hc'],
  ])('%s', (_, results, expected) => expect(kinds(results)).toBe(expected));

  it('shows fifty of a group, and all when it is unfolded', () => {
    const [folded] = rowsOf([result('a', 120)], none);
    expect(folded?.rows).toHaveLength(52);
    expect(folded?.rows.at(-1)).toEqual({ kind: 'more', groupId: 'a', count: 70 });
    expect(rowsOf([result('a', 120)], new Set(['a']))[0]?.rows).toHaveLength(121);
    expect(rowsOf([result('a', 50)], none)[0]?.rows).toHaveLength(51);
  });
});

it('stopsOf leaves the headings out', () => {
  const groups = rowsOf([result('a', 2), result('b', 0, 'failed')], none);
  expect(stopsOf(groups).map(({ key, at }) => `${at} ${key}`)).toEqual([
    '1 a a0',
    '2 a a1',
    '4 retry b',
  ]);
});

import { describe, expect, it } from 'vitest';
import { createSearch } from '../lib/search/createSearch.ts';
import type { Command, CommandGroup } from './CommandPalette.tsx';
import { groupHits, hitsOf, marksOf, textOf, rowsOf, stopsOf, type Result } from './hits.ts';

const command = (title: string, more: Partial<Command> = {}): Command => ({
  id: title,
  title,
  onAction: () => undefined,
  ...more,
});
const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: '页面',
    items: [
      command('新建订单'),
      command('订单管理', { description: '前台' }),
      command('房间管理', { description: '前台', keywords: 'rooms' }),
    ],
  },
  { id: 'empty', label: '空', items: [] },
  { id: 'deeds', label: '操作', items: [command('导出订单')] },
];
const commands = groups.flatMap((group) => group.items);
const search = createSearch(commands.map(textOf));
const found = (query: string): string =>
  hitsOf(groups, commands, search(query))
    .map(({ hits }) => hits.map((hit) => hit.command.title).join(' '))
    .join('|');

describe('hitsOf', () => {
  it.each([
    ['', '新建订单 订单管理 房间管理||导出订单'],
    ['订单', '订单管理 新建订单||导出订单'],
    ['前台', '订单管理 房间管理||'],
    ['rooms', '房间管理||'],
    ['单管理 前', '订单管理||'],
    ['理前', '||'],
  ])('%j', (query, expected) => expect(found(query)).toBe(expected));
});

it('groupHits puts the hits of a source under their headings, else under its label', () => {
  const hits = [
    command('8201', { group: '房间' }),
    command('示例甲', { group: '隔离人员' }),
    command('8202', { group: '房间' }),
    command('其他'),
  ];
  const shown = groupHits({ id: 'records', label: '记录' }, hits).map(
    ({ id, label, hits: own }) =>
      `${id} ${label}: ${own.map((hit) => hit.command.title).join(' ')}`,
  );
  expect(shown).toEqual([
    'records 房间 房间: 8201 8202',
    'records 隔离人员 隔离人员: 示例甲',
    'records 记录 记录: 其他',
  ]);
});

describe('marksOf', () => {
  const one = command('订单管理', { description: '前台' });
  it.each([
    [
      { start: 0, end: 2 },
      { title: [{ start: 0, end: 2 }], note: [] },
    ],
    [
      { start: 5, end: 7 },
      { title: [], note: [{ start: 0, end: 2 }] },
    ],
    [
      { start: 8, end: 9 },
      { title: [], note: [] },
    ],
  ])('%j', (range, expected) => expect(marksOf(one, [range])).toEqual(expected));
});

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
  const shown = rowsOf([result('a', 2), result('b', 0, 'failed')], none);
  expect(stopsOf(shown).map(({ key, at }) => `${at} ${key}`)).toEqual([
    '1 a a0',
    '2 a a1',
    '4 retry b',
  ]);
});

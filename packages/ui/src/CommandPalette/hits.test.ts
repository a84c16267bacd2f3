import { describe, expect, it } from 'vitest';
import { createSearch } from '../lib/search/createSearch.ts';
import type { Command, CommandGroup } from './command.ts';
import { groupHits, hitsOf, marksOf, linesOf, textOf, type Result } from './hits.ts';

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
  hitsOf(groups, search(query))
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
  const shown = groupHits({ id: 'records', label: '记录' }, hits, '').map(
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

describe('linesOf', () => {
  it.each<[string, Result[], string[]]>([
    ['nothing', [], []],
    ['no group without hits', [result('a', 0), result('b', 1)], ['0 b: b b0']],
    ['one after the other', [result('a', 2), result('b', 1)], ['0 a: a a0, a a1', '2 b: b b0']],
    ['a group while it is searched', [result('a', 0, 'pending')], ['0 a: ']],
    ['a retry after a failure', [result('a', 0, 'failed')], ['0 a: retry a']],
  ])('%s', (_, results, expected) => {
    const shown = linesOf(results).map(
      ({ from, id, lines }) => `${from} ${id}: ${lines.map(({ key }) => key).join(', ')}`,
    );
    expect(shown).toEqual(expected);
  });
});

it.each([
  ['8201', '8201', [{ start: 0, end: 4 }], [{ start: 3, end: 7 }]],
  ['示例 82', '示例甲', [{ start: 0, end: 2 }], [{ start: 3, end: 5 }]],
  ['0000', '示例甲', [], []],
])('groupHits marks %j in %j and its note', (query, title, inTitle, inNote) => {
  const hits = [command(title, { description: '订单 8201' })];
  const [records] = groupHits({ id: 'records', label: '记录' }, hits, query);
  expect(records?.hits[0]?.marks).toEqual({ title: inTitle, note: inNote });
});

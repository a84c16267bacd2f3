import { expect, it } from 'vitest';
import { barsOf, nightsFrom, type Bar } from './bars.ts';
import {
  barCan,
  doneWords,
  draftWords,
  isChange,
  pickUp,
  placeOf,
  reachNight,
  refusalOf,
  stepLeave,
  undoneWords,
  type Board,
} from './draft.ts';
import { everyKind, time, today } from './fixtures.ts';
import { timelineRows, type TimelineRow } from './rows.ts';

const days = { hotelDay: today, dayStarts: time.dayStarts };
const nights = nightsFrom(today, 30);
const rows = timelineRows(everyKind.rooms, everyKind.unassigned, 'floor');
const board: Board = {
  rows,
  indexOf: (key) => rows.findIndex((row) => row.key === key),
  nights,
  tonight: 0,
  barsIn: (row) =>
    row.kind === 'group' ? [] : barsOf(row.spans, nights, days, row.kind === 'lane'),
};
const rowOf = (name: string): string =>
  rows.find((row) => row.kind === 'room' && row.room.name === name)?.key ?? '';
function barOf(label: string): { bar: Bar; row: string; on: TimelineRow } {
  for (const row of rows) {
    const bar = board.barsIn(row).find(({ span }) => span.label === label);
    if (bar) return { bar, row: row.key, on: row };
  }
  throw new Error(`no bar of ${label}`);
}
const moved = (label: string, name: string) =>
  ({ kind: 'move', ...barOf(label), toRow: rowOf(name) }) as const;

it.each([
  ['张三', '803', '房间 803 在 03-14 至 03-19 已有 王五'],
  ['张三', '805', '房间 805 在 03-18 至 03-21 已有 预订 赵六'],
  ['张三', '806', null],
  ['张三', '804', '房间 804 在 03-19 至 03-22 已有 维修 卫生间漏水'],
  ['张三', '903', '普通住客不能住隔离房'],
  ['周芳', '806', '隔离人员不能住普通房'],
  ['周芳', '903', null],
  ['金玉珍', '903', '订单不能排隔离房'],
  ['金玉珍', '806', null],
  ['李四', '802', null],
])('%s to %s: %s', (label, name, expected) => {
  expect(refusalOf(moved(label, name), board)).toBe(expected);
});

it('is dropped in rooms only', () => {
  expect(refusalOf({ ...moved('张三', '806'), toRow: rows[1]?.key ?? '' }, board)).toBe(
    '只能放到房间里',
  );
});

it('stays at its room when rows above go', () => {
  const draft = moved('张三', '806');
  const later = rows.filter(({ kind }) => kind === 'room');
  const indexOf = (key: string): number => later.findIndex((row) => row.key === key);
  const live = { ...board, rows: later, indexOf };
  expect(indexOf(draft.toRow)).not.toBe(board.indexOf(draft.toRow));
  expect(draftWords(draft, live)).toBe(draftWords(draft, board));
});

it('refuses a departure after the next arrival', () => {
  const { bar, row } = barOf('张三');
  expect(refusalOf({ kind: 'resize', bar, row, to: 4 }, board)).toBeNull();
  expect(refusalOf({ kind: 'resize', bar, row, to: 5 }, board)).toBe(
    '房间 801 在 03-22 至 03-25 已有 预订 欧阳静怡',
  );
});

it('picks an order up in the first free room of its type, a stay in its own', () => {
  const order = barOf('金玉珍');
  expect(placeOf(pickUp(order.bar, order.on, board)).row).toBe(rowOf('802'));
  const stay = barOf('张三');
  expect(placeOf(pickUp(stay.bar, stay.on, board)).row).toBe(stay.row);
});

it('changes nothing where it was', () => {
  const { bar, row } = barOf('张三');
  expect(isChange({ kind: 'move', bar, row, toRow: row })).toBe(false);
  expect(isChange({ kind: 'resize', bar, row, to: bar.to })).toBe(false);
  expect(isChange({ kind: 'resize', bar, row, to: bar.to + 1 })).toBe(true);
});

it('leaves after one night at least', () => {
  const { bar } = barOf('李四');
  expect(stepLeave(bar, bar.to, -3)).toBe(1);
  expect(stepLeave(bar, bar.to, 2)).toBe(3);
});

it.each([
  ['张三', { move: true, resize: true }],
  ['周芳', { move: true, resize: true }],
  ['赵六', { move: true, resize: true }],
  ['金玉珍', { move: true, resize: false }],
  ['卫生间漏水', { move: false, resize: false }],
])('what can be done with %s', (label, expected) => {
  const { bar } = barOf(label);
  const has = { onMove: true, onAssign: true, onModify: true, onResize: true };
  expect({ move: barCan.move(bar, has), resize: barCan.resize(bar, has) }).toEqual(expected);
  expect({ move: barCan.move(bar, {}), resize: barCan.resize(bar, {}) }).toEqual({
    move: false,
    resize: false,
  });
});

it('chooses nights as far as they are free', () => {
  const bars = board.barsIn(barOf('张三').on);
  expect(reachNight(bars, 2, 6)).toBe(3);
  expect(reachNight(bars, 3, 0)).toBe(2);
  expect(reachNight(bars, 7, 9)).toBe(9);
});

it('says what a drop would do, and why it cannot', () => {
  expect(draftWords(moved('张三', '806'), board)).toBe('张三 移到 806，03-15 至 03-20，5 晚');
  expect(draftWords(moved('张三', '903'), board)).toMatch(/：普通住客不能住隔离房$/);
  const { bar, row } = barOf('张三');
  expect(draftWords({ kind: 'resize', bar, row, to: 3 }, board)).toBe(
    '张三 离店改为 03-15 至 03-21，6 晚',
  );
  expect(draftWords({ kind: 'select', act: 'book', row, anchor: 3, night: 2 }, board)).toBe(
    '已选 801，03-20 至 03-22，2 晚',
  );
});

it.each([
  ['book', '806', 1, null],
  ['book', '806', -1, '不能选已过去的夜晚'],
  ['book', '903', 1, '隔离房不接受预订'],
  ['outOfOrder', '903', 1, null],
  ['outOfOrder', '804', 1, '房间 804 在 03-19 至 03-22 已有 维修 卫生间漏水'],
] as const)('%s %s from night %i: %s', (act, name, night, expected) => {
  const draft = { kind: 'select', act, row: rowOf(name), anchor: night, night } as const;
  expect(refusalOf(draft, board)).toBe(expected);
});

it('says what was done, and what was not', () => {
  const nightsOf806 = { kind: 'select', row: rowOf('806'), anchor: 1, night: 2 } as const;
  const { bar, row } = barOf('张三');
  const drafts = [
    moved('张三', '806'),
    { kind: 'resize', bar, row, to: 3 } as const,
    { ...nightsOf806, act: 'book' } as const,
    { ...nightsOf806, act: 'outOfOrder' } as const,
  ];
  expect(drafts.map((draft) => [doneWords(draft, board), undoneWords(draft)])).toEqual([
    ['张三 已移到 806，03-15 至 03-20，5 晚', '已放回原处'],
    ['张三 离店已改为 03-15 至 03-21，6 晚', '已放回原处'],
    ['已预订 806，03-19 至 03-21，2 晚', '未预订'],
    ['已设为维修 806，03-19 至 03-21，2 晚', '未设为维修'],
  ]);
});

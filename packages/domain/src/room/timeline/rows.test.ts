import { expect, it } from 'vitest';
import { moveCursor, stepRow, isRoomRow } from './cursor.ts';
import { everyKind, order, room, span } from './fixtures.ts';
import { packLanes, timelineRows } from './rows.ts';

const words = (groupBy: 'floor' | 'type'): string[] =>
  timelineRows(everyKind.rooms, everyKind.unassigned, groupBy).map((row) => {
    if (row.kind === 'room') return row.room.name;
    return row.kind === 'group'
      ? `# ${row.label} ${row.note}`
      : `- ${row.label} ${row.spans.length}`;
  });

it('has orders without a room in lanes of their type, above the rooms by floor', () => {
  expect(words('floor')).toEqual([
    '# 待排房 4 单',
    '- 豪华大床房 2',
    '- 豪华大床房 1',
    '- 标准双床房 1',
    '# 8 楼 7 间',
    '801',
    '802',
    '803',
    '804',
    '805',
    '806',
    '807',
    '# 9 楼 3 间 · 隔离',
    '901',
    '902',
    '903',
  ]);
});

it('has no orders where their lanes are hidden', () => {
  const [floor] = timelineRows(everyKind.rooms, everyKind.unassigned, 'floor', false);
  expect(floor).toMatchObject({ label: '8 楼', note: '7 间' });
});

it('has the rooms by type', () => {
  expect(words('type').filter((word) => word.startsWith('#'))).toEqual([
    '# 待排房 4 单',
    '# 豪华大床房 6 间',
    '# 标准双床房 3 间',
    '# 家庭套房 1 间',
  ]);
});

it('names what has no type, and has no lanes without orders', () => {
  const rows = timelineRows([room('801', [], { roomTypeName: null })], [], 'type');
  expect(rows.map((row) => (row.kind === 'group' ? row.label : row.kind))).toEqual([
    '其他房型',
    'room',
  ]);
  const [, lane] = timelineRows([], [order('1', [0, 1])], 'type');
  expect(lane).toMatchObject({ kind: 'lane', label: '豪华大床房' });
});

it('packs spans into few lanes, one after the other on the day of departure', () => {
  const lanes = packLanes([span([3, 4], '丙'), span([0, 2], '甲'), span([1, 3], '乙')]);
  expect(lanes.map((lane) => lane.map(({ label }) => label))).toEqual([['甲', '丙'], ['乙']]);
});

const rows = timelineRows(everyKind.rooms, everyKind.unassigned, 'floor');
const extent = { rows, count: 14, page: 5 };

it.each([
  ['ArrowLeft', { row: 5, night: 3 }, false, { row: 5, night: 2 }],
  ['ArrowLeft', { row: 5, night: 0 }, false, { row: 5, night: 0 }],
  ['ArrowRight', { row: 5, night: 13 }, false, { row: 5, night: 13 }],
  ['ArrowUp', { row: 5, night: 3 }, false, { row: 3, night: 3 }],
  ['ArrowUp', { row: 1, night: 3 }, false, { row: 1, night: 3 }],
  ['ArrowDown', { row: 11, night: 3 }, false, { row: 13, night: 3 }],
  ['PageDown', { row: 1, night: 3 }, false, { row: 7, night: 3 }],
  ['PageDown', { row: 11, night: 3 }, false, { row: 15, night: 3 }],
  ['PageUp', { row: 15, night: 3 }, false, { row: 9, night: 3 }],
  ['Home', { row: 5, night: 3 }, false, { row: 5, night: 0 }],
  ['End', { row: 5, night: 3 }, false, { row: 5, night: 13 }],
  ['Home', { row: 5, night: 3 }, true, { row: 1, night: 0 }],
  ['End', { row: 5, night: 3 }, true, { row: 15, night: 13 }],
] as const)('%s from %o, Ctrl %s: %o', (key, from, hasCtrl, expected) => {
  expect(moveCursor(key, from, extent, hasCtrl)).toEqual(expected);
});

it('moves by no other key, and passes over lanes where only rooms are wanted', () => {
  expect(moveCursor('a', { row: 1, night: 1 }, extent)).toBeNull();
  expect(stepRow(rows, 5, -1, isRoomRow)).toBe(5);
  expect(stepRow(rows, -1, 1, isRoomRow)).toBe(5);
});

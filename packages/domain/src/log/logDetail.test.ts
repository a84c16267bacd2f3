import { LogType, type DetailedLog } from '@anzhu/api/contract/log';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { expect, it } from 'vitest';
import { logChanges, logTarget } from './logDetail.ts';

const entry = (targetKind: TargetKind | null, targetName: string | null): DetailedLog => ({
  id: '1',
  sketch: '编辑',
  type: LogType.dataChange,
  createBy: 'admin',
  createTime: '2026-03-18 10:00:00',
  detail: null,
  address: '192.0.2.10',
  targetKind,
  targetId: '77',
  targetName,
  hotelId: '1',
});

const all = [
  'hotel',
  'roomType',
  'roomManage',
  'orderManage',
  'userManage',
  'materialReview',
  'dailyTest',
  'declarationReview',
  'isolationManage',
];

it.each<[TargetKind | null, string | null, readonly string[], unknown]>([
  ['roomType', '大床房', all, { route: 'roomType', query: { name: '大床房', record: '77' } }],
  ['room', '305', all, { route: 'roomManage', query: { hotelId: '1', record: '77' } }],
  ['order', null, all, { route: 'orderManage', query: { record: '77' } }],
  ['hotel', '西湖店', ['myHotel'], { route: 'myHotel', query: { name: '西湖店', record: '77' } }],
  [
    'material',
    '口罩',
    all,
    { route: 'materialReview', query: { applyThing: '口罩', record: '77' } },
  ],
  ['isolationPerson', '示例', all, { route: 'isolationManage', query: { record: '77' } }],
  ['user', null, all, { route: 'userManage', query: { nickname: undefined, record: '77' } }],
  ['healthTest', '示例', all, { route: 'dailyTest', query: { id: '77', record: '77' } }],
  ['declaration', '示例', all, { route: 'declarationReview', query: { record: '77' } }],
  ['roomType', '大床房', ['roomManage'], null],
  ['store', null, all, null],
  [null, null, all, null],
])('the record of %s, %s', (kind, name, routes, expected) => {
  expect(logTarget(entry(kind, name), routes)).toEqual(expected);
});

it('a deleted record is nowhere to be seen', () => {
  const detail = { before: { 名称: '大床房' }, after: null };
  expect(logTarget({ ...entry('roomType', '大床房'), detail }, all)).toBeNull();
});

it('shows the fields of either side, also lists and nested values', () => {
  expect(
    logChanges({ before: { 名称: '甲', 标签: ['近地铁'] }, after: { 名称: '乙', 位置: { x: 1 } } }),
  ).toEqual([
    { label: '名称', before: '甲', after: '乙' },
    { label: '标签', before: ['近地铁'], after: undefined },
    { label: '位置', before: undefined, after: '{"x":1}' },
  ]);
  expect(logChanges({ before: null, after: { 行数: 3 } })).toEqual([
    { label: '行数', before: undefined, after: 3 },
  ]);
  expect(logChanges(null)).toEqual([]);
});

import { LogType, type DetailedLog } from '@anzhu/api/contract/log';
import { expect, it } from 'vitest';
import { logChanges, logTarget } from './logDetail.ts';

const entry = (targetKind: string | null, sketch: string | null): DetailedLog => ({
  id: '1',
  sketch,
  type: LogType.dataChange,
  createBy: 'admin',
  createTime: '2026-03-18 10:00:00',
  detail: null,
  address: '192.0.2.10',
  targetKind,
  targetId: '77',
  hotelId: '1',
});

const all = [
  'hotel',
  'roomType',
  'roomManage',
  'orderManage',
  'userManage',
  'materialReview',
  'isolationManage',
];

it.each<[string | null, string | null, readonly string[], unknown]>([
  ['房型', '编辑房型「大床房」', all, { route: 'roomType', query: { name: '大床房' } }],
  ['房间', '房间 305 退房', all, { route: 'roomManage', query: { hotelId: '1', name: '305' } }],
  ['房间', '新增房间「305」', all, { route: 'roomManage', query: { hotelId: '1', name: '305' } }],
  ['订单', '订单 77 改价', all, { route: 'orderManage', query: { orderId: '77' } }],
  ['酒店', '编辑酒店「西湖店」', ['myHotel'], { route: 'myHotel', query: { name: '西湖店' } }],
  [
    '物资申请',
    '批准物资申请「口罩」',
    all,
    { route: 'materialReview', query: { applyThing: '口罩' } },
  ],
  ['隔离人员', '分配隔离人员「示例」', all, { route: 'isolationManage', query: { person: '77' } }],
  ['用户', '登录', all, { route: 'userManage', query: { nickName: undefined } }],
  ['房型', '删除房型「大床房」', all, null],
  ['房型', '编辑房型「大床房」', ['roomManage'], null],
  ['数据库', '从备份恢复数据', all, null],
  [null, null, all, null],
])('the record of %s, %s', (kind, sketch, routes, expected) => {
  expect(logTarget(entry(kind, sketch), routes)).toEqual(expected);
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

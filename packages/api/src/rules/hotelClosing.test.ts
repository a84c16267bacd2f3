import { expect, it } from 'vitest';
import { closingBlockLabel, type ClosingBlockKind } from '../contract/hotelClosing.ts';
import { closingBlocks, closingRefusal } from './hotelClosing.ts';
import { screens } from './screens.ts';

it.each<[ClosingBlockKind, string, string]>([
  ['inHouse', '2 间房有客人在住', '房间管理'],
  ['isolating', '2 名隔离人员正在隔离', '隔离人员管理'],
  ['bookings', '2 张订单待入住', '订单管理'],
  ['pendingOrders', '2 条渠道预订未接单', '订单管理'],
  ['declarations', '2 份申报待审核', '申报审核'],
  ['toRefund', '2 张订单待审批退款', '订单管理'],
  ['leftOpen', '2 张账单离店未结', '订单管理'],
  ['paidTwice', '2 张订单渠道重复收款', '订单管理'],
  ['shifts', '2 个班次未交班', '交班'],
  ['days', '2 天未夜审', '工作台'],
])('%s keeps a hotel open: %s, settled in %s', (kind, text, screen) => {
  expect(closingBlocks[kind].text(2)).toBe(text);
  expect(closingRefusal('近店', [{ kind, count: 2 }])).toBe(
    `「近店」不能停业：还有 ${text}（${screen}）`,
  );
});

it('names all of them in the order of the desk, and refuses nothing without any', () => {
  expect(Object.keys(closingBlocks)).toEqual(Object.keys(closingBlockLabel));
  expect(Object.values(closingBlocks).every(({ route }) => route in screens)).toBe(true);
  expect(closingRefusal('近店', [])).toBeNull();
  const two = [
    { kind: 'inHouse' as const, count: 1 },
    { kind: 'shifts' as const, count: 3 },
  ];
  expect(closingRefusal('近店', two)).toBe(
    '「近店」不能停业：还有 1 间房有客人在住（房间管理）、3 个班次未交班（交班）',
  );
});

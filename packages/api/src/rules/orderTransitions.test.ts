import { OrderStatus, orderStatuses } from '../contract/order.ts';
import { everyRole, Role } from '../contract/role.ts';
import { describe, expect, it } from 'vitest';
import {
  type OrderAction,
  orderActions,
  orderAllows,
  orderCan,
  orderConflict,
  orderStatusesFor,
  orderTransitions,
} from './orderTransitions.ts';

/** One row per status, in the order of the columns: the actions that the order allows, for any role. */
const columns: OrderAction[] = [
  'view',
  'bill',
  'changePrice',
  'checkIn',
  'checkOut',
  'refund',
  'refuseRefund',
  'assign',
  'modify',
  'cancel',
  'noShow',
  'remove',
  'pay',
  'close',
  'requestRefund',
  'undoCheckIn',
  'undoWalkIn',
  'complete',
  'refuseReleased',
];
const table: Record<OrderStatus, string> = {
  [OrderStatus.unpaid]: /*         */ 'y y y - - - - y y y - - y y - - - - -',
  [OrderStatus.paid]: /*           */ 'y y - y - - - y y y y - - - y - - - -',
  [OrderStatus.closed]: /*         */ 'y y - - - - - - - - - y - - - - - - -',
  [OrderStatus.checkedIn]: /*      */ 'y y - - y - - - - - - - - - - y y y -',
  [OrderStatus.completed]: /*      */ 'y y - - - - - - - - - - - - - - - - -',
  [OrderStatus.refundRequested]: /**/ 'y y - - - y y - - - - - - - - - - - y',
  [OrderStatus.refunded]: /*       */ 'y y - - - - - - - - - - - - - - - - -',
};

describe('what an order offers', () => {
  it('is said of every action', () => {
    expect(columns.toSorted()).toEqual(orderActions.toSorted());
  });

  it.each(orderStatuses)('in status %i', (status) => {
    const row = columns.map((action) => (orderAllows(action, status).isAllowed ? 'y' : '-'));
    expect(row.join(' ')).toBe(table[status]);
    const listed = columns.map((one) => (orderStatusesFor(one).includes(status) ? 'y' : '-'));
    expect(listed.join(' ')).toBe(table[status]);
  });
});

describe('who may', () => {
  const mayEver = (role: Role): OrderAction[] =>
    orderActions.filter(
      (action) => orderCan(action, orderStatusesFor(action)[0] ?? 0, role).isAllowed,
    );

  const managersActions = [
    ...(['view', 'bill', 'changePrice', 'checkIn', 'checkOut', 'refund', 'refuseRefund'] as const),
    ...(['assign', 'cancel', 'noShow', 'remove'] as const),
  ];

  it.each([
    [Role.admin, managersActions],
    [Role.hotelAdmin, managersActions],
    [Role.hotelMember, ['view', 'bill', 'checkIn', 'checkOut', 'assign', 'cancel', 'noShow']],
    [Role.antiEpidemic, []],
  ])('%s', (role, actions) => {
    expect(mayEver(role)).toEqual(actions);
  });

  it.each(everyRole)('%s never does more than the order offers', (role) => {
    for (const status of orderStatuses) {
      for (const action of orderActions) {
        if (orderCan(action, status, role).isAllowed) {
          expect(orderAllows(action, status).isAllowed).toBe(true);
        }
      }
    }
  });

  it('offers without a role what the status allows, but nothing that the system does', () => {
    expect(orderCan('changePrice', OrderStatus.unpaid, null).isAllowed).toBe(true);
    expect(orderCan('changePrice', OrderStatus.paid, null)).toMatchObject({ because: 'status' });
    expect(orderCan('pay', OrderStatus.unpaid, null)).toMatchObject({ because: 'role' });
  });

  it('tells a role before a status', () => {
    expect(orderCan('changePrice', OrderStatus.paid, Role.hotelMember)).toEqual({
      isAllowed: false,
      because: 'role',
      reason: '没有权限改价',
    });
    expect(orderCan('pay', OrderStatus.unpaid, Role.admin)).toMatchObject({ because: 'role' });
  });
});

describe('transitions', () => {
  it('are these and no others', () => {
    const ways = Object.values(orderTransitions).flatMap((move) =>
      'to' in move ? move.from.map((from) => `${from}→${move.to}`) : [],
    );
    expect(ways.toSorted()).toEqual([
      '0→1',
      '0→2',
      '0→2',
      '1→2',
      '1→3',
      '1→4',
      '1→5',
      '3→1',
      '3→2',
      '3→4',
      '5→1',
      '5→2',
      '5→6',
    ]);
  });
});

describe('words', () => {
  it('are sentences for every action, status and role', () => {
    const ends = orderActions.flatMap((action) =>
      orderStatuses.flatMap((status) =>
        everyRole.flatMap((role) => [
          orderCan(action, status, role).reason ?? '',
          (orderAllows(action, status).reason ?? '').replace(/^订单状态为「[^」]+」，/, ''),
        ]),
      ),
    );
    const sentences = new Set(ends.filter((end) => end !== '' && !end.startsWith('订单状态为')));
    expect([...sentences].toSorted()).toEqual([
      '不能修改订单',
      '不能关闭',
      '不能删除订单',
      '不能办理入住',
      '不能取消订单',
      '不能完成',
      '不能排房',
      '不能撤销入住',
      '不能支付',
      '不能改价',
      '不能标记未到店',
      '不能申请退款',
      '不能退房',
      '不能退款',
      '不能驳回退款',
      '没有权限修改订单',
      '没有权限关闭',
      '没有权限删除订单',
      '没有权限办理入住',
      '没有权限取消订单',
      '没有权限完成',
      '没有权限排房',
      '没有权限撤销入住',
      '没有权限支付',
      '没有权限改价',
      '没有权限查看订单',
      '没有权限查看账单',
      '没有权限标记未到店',
      '没有权限申请退款',
      '没有权限退房',
      '没有权限退款',
      '没有权限驳回退款',
    ]);
  });

  it.each([
    [OrderStatus.unpaid, '未支付'],
    [OrderStatus.paid, '已支付'],
    [OrderStatus.closed, '已关闭'],
    [OrderStatus.checkedIn, '已入住'],
    [OrderStatus.completed, '已完成'],
    [OrderStatus.refundRequested, '申请退款'],
    [OrderStatus.refunded, '已退款'],
  ])('status %i is %s', (status, label) => {
    expect(orderConflict(status)).toBe(`订单状态已变更为「${label}」`);
    if (status !== OrderStatus.paid) {
      expect(orderAllows('checkIn', status).reason).toBe(`订单状态为「${label}」，不能办理入住`);
    }
  });
});

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
];
const table: Record<OrderStatus, string> = {
  [OrderStatus.unpaid]: /*         */ 'y y y - - - - y y y - - y y - - - -',
  [OrderStatus.paid]: /*           */ 'y y - y - - - y y y y - - - y - - -',
  [OrderStatus.closed]: /*         */ 'y y - - - - - - - - - y - - - - - -',
  [OrderStatus.checkedIn]: /*      */ 'y y - - y - - - - - - - - - - y y y',
  [OrderStatus.completed]: /*      */ 'y y - - - - - - - - - - - - - - - -',
  [OrderStatus.refundRequested]: /**/ 'y y - - - y y - - - - - - - - - - -',
  [OrderStatus.refunded]: /*       */ 'y y - - - - - - - - - - - - - - - -',
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
      '5→6',
    ]);
  });
});

describe('words', () => {
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

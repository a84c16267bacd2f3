import { Guarantee, guarantees } from '../contract/guarantee.ts';
import { OrderStatus, orderStatuses } from '../contract/order.ts';
import { everyRole, Role } from '../contract/role.ts';
import { describe, expect, it } from 'vitest';
import {
  isHeldUnpaid,
  type OrderAction,
  orderActions,
  orderAllows,
  orderCan,
  orderConflict,
  orderStatusesFor,
  orderTransitions,
} from './orderTransitions.ts';

/** One row per status and guarantee, in the order of the columns: the actions that the order allows, for any role. */
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
  'reopen',
  'close',
  'requestRefund',
  'cancelForRefund',
  'undoCheckIn',
  'undoUnpaid',
  'undoWalkIn',
  'complete',
  'refuseReleased',
  'reinstate',
  'reinstatePaid',
  'reinstateUnpaid',
  'expectGuests',
];
const all: readonly (Guarantee | undefined)[] = [undefined, ...guarantees];
const held = guarantees.filter((one) => one !== Guarantee.online);
const table: readonly [OrderStatus, readonly (Guarantee | undefined)[], string][] = [
  [OrderStatus.unpaid, [undefined, 0], 'y y y - - - - y y y - - y - y - y - - - - - - - - y'],
  [OrderStatus.unpaid, held, /*     */ 'y y y y - - - y y y y - y - y - y - - - - - - - - y'],
  [OrderStatus.paid, all, /*        */ 'y y - y - - - y y y y - - y - y y - - - - - - - - y'],
  [OrderStatus.closed, all, /*      */ 'y y - - - - - - - - - y - - - - - - - - - - y y y -'],
  [OrderStatus.checkedIn, all, /*   */ 'y y - - y - - - - - - - - - - - - y y y y - - - - -'],
  [OrderStatus.completed, all, /*   */ 'y y - - - - - - - - - - - - - - - - - - - - y y y -'],
  [OrderStatus.refundRequested, all, 'y y - - - y y - - - - - - - - - - - - - - y y y y -'],
  [OrderStatus.refunded, all, /*    */ 'y y - - - - - - - - - - - - - - - - - - - - - - - -'],
];

describe('what an order offers', () => {
  it('is said of every action, status and guarantee', () => {
    expect(columns.toSorted()).toEqual(orderActions.toSorted());
    for (const status of orderStatuses) {
      const rows = table.filter(([one]) => one === status);
      expect(new Set(rows.flatMap(([, of]) => of)).size).toBe(guarantees.length + 1);
    }
  });

  it.each(table)('in status %i with the guarantees %j', (status, of, expected) => {
    for (const guarantee of of) {
      const row = columns.map((action) =>
        orderAllows(action, { status, guarantee }).isAllowed ? 'y' : '-',
      );
      expect(row.join(' ')).toBe(expected);
    }
    const listed = columns.map((one) => orderStatusesFor(one).includes(status));
    // The list of statuses is that of whatever guarantee.
    for (const [index, mark] of expected.split(' ').entries()) {
      if (mark === 'y') expect([columns[index], listed[index]]).toEqual([columns[index], true]);
    }
  });

  it.each(guarantees)(
    'an unpaid order with the guarantee %i is held, or closed by a clock',
    (one) => {
      expect(isHeldUnpaid({ status: OrderStatus.unpaid, guarantee: one })).toBe(one !== 0);
      expect(isHeldUnpaid({ status: OrderStatus.paid, guarantee: one })).toBe(false);
    },
  );
});

describe('who may', () => {
  const stateFor = (action: OrderAction) => ({
    status: orderStatusesFor(action)[0] ?? 0,
    guarantee: Guarantee.onArrival,
  });
  const mayEver = (role: Role): OrderAction[] =>
    orderActions.filter((action) => orderCan(action, stateFor(action), role).isAllowed);

  const managersActions = [
    ...(['view', 'bill', 'changePrice', 'checkIn', 'checkOut', 'refund', 'refuseRefund'] as const),
    ...(['assign', 'expectGuests', 'modify', 'cancel', 'noShow', 'reinstate', 'remove'] as const),
  ];

  it.each([
    [Role.admin, managersActions],
    [Role.hotelAdmin, managersActions],
    [
      Role.hotelMember,
      [
        'view',
        'bill',
        'checkIn',
        'checkOut',
        'assign',
        'expectGuests',
        'modify',
        'cancel',
        'noShow',
      ],
    ],
    [Role.antiEpidemic, []],
  ])('%s', (role, actions) => {
    expect(mayEver(role)).toEqual(actions);
  });

  it.each(everyRole)('%s never does more than the order offers', (role) => {
    for (const status of orderStatuses) {
      for (const action of orderActions) {
        if (orderCan(action, { status }, role).isAllowed) {
          expect(orderAllows(action, { status }).isAllowed).toBe(true);
        }
      }
    }
  });

  it('offers without a role what the status allows, but nothing that the system does', () => {
    expect(orderCan('changePrice', { status: OrderStatus.unpaid }, null).isAllowed).toBe(true);
    expect(orderCan('changePrice', { status: OrderStatus.paid }, null)).toMatchObject({
      because: 'status',
    });
    expect(orderCan('pay', { status: OrderStatus.unpaid }, null)).toMatchObject({
      because: 'role',
    });
  });

  it('tells a role before a status', () => {
    expect(orderCan('changePrice', { status: OrderStatus.paid }, Role.hotelMember)).toEqual({
      isAllowed: false,
      because: 'role',
      reason: '没有权限改价',
    });
    expect(orderCan('pay', { status: OrderStatus.unpaid }, Role.admin)).toMatchObject({
      because: 'role',
    });
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
      '0→3',
      '0→4',
      '0→5',
      '1→0',
      '1→2',
      '1→3',
      '1→4',
      '1→5',
      '1→5',
      '2→0',
      '2→1',
      '3→0',
      '3→1',
      '3→2',
      '3→4',
      '4→0',
      '4→1',
      '5→0',
      '5→1',
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
          orderCan(action, { status }, role).reason ?? '',
          (orderAllows(action, { status }).reason ?? '').replace(/^订单状态为「[^」]+」，/, ''),
        ]),
      ),
    );
    const sentences = new Set(ends.filter((end) => end !== '' && !end.startsWith('订单状态为')));
    expect([...sentences].toSorted()).toEqual([
      '不能修改预订',
      '不能关闭',
      '不能删除订单',
      '不能办理入住',
      '不能取消订单',
      '不能完成',
      '不能恢复订单',
      '不能排房',
      '不能撤销入住',
      '不能支付',
      '不能改价',
      '不能标记未到店',
      '不能申请退款',
      '不能登记入住名单',
      '不能转为未支付',
      '不能退房',
      '不能退款',
      '不能驳回退款',
      '没有权限修改预订',
      '没有权限关闭',
      '没有权限删除订单',
      '没有权限办理入住',
      '没有权限取消订单',
      '没有权限完成',
      '没有权限恢复订单',
      '没有权限排房',
      '没有权限撤销入住',
      '没有权限支付',
      '没有权限改价',
      '没有权限查看订单',
      '没有权限查看账单',
      '没有权限标记未到店',
      '没有权限申请退款',
      '没有权限登记入住名单',
      '没有权限转为未支付',
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
      expect(orderAllows('checkIn', { status }).reason).toBe(
        `订单状态为「${label}」，不能办理入住`,
      );
    }
  });
});

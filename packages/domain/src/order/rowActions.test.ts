import { Guarantee, guarantees } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { hotelSide, Role } from '@anzhu/api/contract/role';
import { billCan } from '@anzhu/api/rules/bill';
import { describe, expect, it } from 'vitest';
import { rowActions } from './rowActions.ts';

const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;

const today = '2026-03-18';

/** An order of guests who come today. */
const orderOf = (status: OrderStatus) => ({
  status,
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
});

describe('the actions of a row', () => {
  it.each([
    [
      Role.admin,
      unpaid,
      ['收款', '修改预订', '改价', '账单', '入住名单', '排房', '取消订单'],
      ['退款', '去入住'],
    ],
    [
      Role.admin,
      paid,
      ['去入住', '修改预订', '账单', '入住名单', '排房', '取消订单'],
      ['改价', '退款'],
    ],
    [Role.admin, closed, ['账单', '恢复订单'], ['改价', '退款', '去入住']],
    [Role.admin, checkedIn, ['退房', '账单', '开票'], ['改价', '退款']],
    [Role.admin, completed, ['账单', '开票'], ['改价', '退款', '去入住']],
    [Role.admin, refundRequested, ['退款', '账单'], ['改价', '去入住']],
    [Role.admin, refunded, ['账单'], ['改价', '退款', '去入住']],
    [
      Role.hotelAdmin,
      unpaid,
      ['收款', '修改预订', '改价', '账单', '入住名单', '排房', '取消订单'],
      ['退款', '去入住'],
    ],
    [
      Role.hotelMember,
      unpaid,
      ['收款', '修改预订', '账单', '入住名单', '排房', '取消订单'],
      ['去入住'],
    ],
    [Role.hotelMember, paid, ['去入住', '修改预订', '账单', '入住名单', '排房', '取消订单'], []],
    [Role.hotelMember, refundRequested, ['账单'], ['去入住']],
    [Role.hotelMember, checkedIn, ['退房', '账单', '开票'], []],
    [Role.antiEpidemic, paid, [], []],
  ])('for %s in status %i', (role, status, possible, refused) => {
    const { actions, inline } = rowActions(orderOf(status), role, today);
    const isPossible = (one: (typeof actions)[number]) => one.disabledReason === undefined;
    expect(actions.filter(isPossible).map(({ label }) => label)).toEqual(possible);
    expect(actions.map(({ label }) => label)).toEqual([...possible, ...refused]);
    expect(inline).toBe(Math.min(possible.length, 2));
  });

  it.each([unpaid, paid])('has 修改预订 in the row and in the record, in status %i', (status) => {
    for (const guarantee of guarantees) {
      const order = { ...orderOf(status), guarantee };
      for (const role of hotelSide) {
        const { actions, inline } = rowActions(order, role, today);
        expect(actions.slice(0, inline).map(({ id }) => id)).toContain('modify');
      }
    }
  });

  it('begins with the check-in of guests who are due, else with what they pay', () => {
    const order = { ...orderOf(unpaid), guarantee: Guarantee.onArrival };
    const firstOn = (day: string) =>
      rowActions(order, Role.hotelMember, day)
        .actions.slice(0, 3)
        .map(({ label }) => label);
    expect(firstOn(today)).toEqual(['去入住', '修改预订', '收款']);
    expect(firstOn('2026-03-17')).toEqual(['收款', '修改预订', '去入住']);
  });

  it('takes the room back where one is assigned, and ends who has not come since yesterday', () => {
    const order = { ...orderOf(paid), assignedRoomId: '7' };
    const labelsOn = (day: string) =>
      rowActions(order, Role.hotelMember, day).actions.map(({ label }) => label);
    expect(labelsOn(today)).toEqual([
      '去入住',
      '修改预订',
      '账单',
      '入住名单',
      '排房',
      '取消排房',
      '取消订单',
    ]);
    expect(labelsOn('2026-03-19')).toContain('未到店');
  });

  it('takes no payment that belongs to a channel, and says so', () => {
    const order = { ...orderOf(unpaid), isPaidToChannel: true };
    const { actions, inline } = rowActions(order, Role.hotelMember, today);
    expect(actions.map(({ label }) => label)).toEqual([
      '账单',
      '修改预订',
      '入住名单',
      '排房',
      '取消订单',
      '收款',
      '去入住',
    ]);
    expect(actions.find(({ id }) => id === 'pay')?.disabledReason).toMatch(/渠道/);
    expect(inline).toBe(2);
  });

  it('extends and checks out a group that is in house', () => {
    const order = { ...orderOf(checkedIn), groupNo: 'T260318-21' };
    expect(rowActions(order, Role.hotelMember, today).actions.map(({ label }) => label)).toEqual([
      '退房',
      '账单',
      '团队续住',
      '团队退房',
      '开票',
    ]);
  });

  it('checks in a group once its guests arrive', () => {
    const order = { ...orderOf(paid), groupNo: 'T260318-21' };
    const labelsOn = (day: string) =>
      rowActions(order, Role.hotelMember, day).actions.map(({ label }) => label);
    expect(labelsOn(today)).toContain('团队入住');
    expect(labelsOn('2026-03-01')).not.toContain('团队入住');
    expect(rowActions(orderOf(paid), Role.hotelMember, today).actions).not.toContainEqual(
      expect.objectContaining({ id: 'checkInGroup' }),
    );
  });

  it.each(Object.values(Role))('offers 收款 where %s may enter a payment', (role) => {
    const { actions } = rowActions(orderOf(unpaid), role, today);
    const isOffered = actions.some(({ id }) => id === 'pay');
    expect(isOffered).toBe(billCan('payment', unpaid, role).isAllowed);
  });

  it('says why not', () => {
    const { actions } = rowActions(orderOf(unpaid), Role.hotelMember, today);
    expect(actions.at(-1)?.disabledReason).toBe('订单状态为「未支付」，不能办理入住');
  });
});

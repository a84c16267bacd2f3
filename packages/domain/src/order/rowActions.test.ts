import { OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { describe, expect, it } from 'vitest';
import { rowActions } from './rowActions.ts';

const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;

const today = '2026-03-18';

/** An order of guests who come today. */
const orderOf = (status: OrderStatus) => ({ status, estimatedCheckIn: '2026-03-18 14:00:00' });

describe('the actions of a row', () => {
  it.each([
    [Role.admin, unpaid, ['查看', '改价', '账单', '排房', '取消订单'], ['退款', '去入住']],
    [Role.admin, paid, ['查看', '去入住', '账单', '排房', '取消订单'], ['改价', '退款']],
    [Role.admin, closed, ['查看', '账单'], ['改价', '退款', '去入住']],
    [Role.admin, checkedIn, ['查看', '账单'], ['改价', '退款', '去入住']],
    [Role.admin, completed, ['查看', '账单'], ['改价', '退款', '去入住']],
    [Role.admin, refundRequested, ['查看', '退款', '账单'], ['改价', '去入住']],
    [Role.admin, refunded, ['查看', '账单'], ['改价', '退款', '去入住']],
    [Role.hotelAdmin, unpaid, ['查看', '改价', '账单', '排房', '取消订单'], ['退款', '去入住']],
    [Role.hotelMember, unpaid, ['查看', '账单', '排房', '取消订单'], ['去入住']],
    [Role.hotelMember, paid, ['查看', '去入住', '账单', '排房', '取消订单'], []],
    [Role.hotelMember, refundRequested, ['查看', '账单'], ['去入住']],
    [Role.antiEpidemic, paid, [], []],
  ])('for %s in status %i', (role, status, possible, refused) => {
    const { actions, inline } = rowActions(orderOf(status), role, today);
    const isPossible = (one: (typeof actions)[number]) => one.disabledReason === undefined;
    expect(actions.filter(isPossible).map(({ label }) => label)).toEqual(possible);
    expect(actions.map(({ label }) => label)).toEqual([...possible, ...refused]);
    expect(inline).toBe(Math.min(possible.length, 2));
  });

  it('takes the room back where one is assigned, and ends who has not come since yesterday', () => {
    const order = { ...orderOf(paid), assignedRoomId: '7' };
    const labelsOn = (day: string) =>
      rowActions(order, Role.hotelMember, day).actions.map(({ label }) => label);
    expect(labelsOn(today)).toEqual(['查看', '去入住', '账单', '排房', '取消排房', '取消订单']);
    expect(labelsOn('2026-03-19')).toContain('未到店');
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

  it('says why not', () => {
    const { actions } = rowActions(orderOf(unpaid), Role.hotelMember, today);
    expect(actions.at(-1)?.disabledReason).toBe('订单状态为「未支付」，不能办理入住');
  });
});

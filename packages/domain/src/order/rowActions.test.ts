import { OrderStatus } from '@anzhu/api/contract/order';
import { Role } from '@anzhu/api/contract/role';
import { describe, expect, it } from 'vitest';
import { rowActions } from './rowActions.ts';

const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;

describe('the actions of a row', () => {
  it.each([
    [Role.admin, unpaid, ['查看', '改价'], ['退款', '去入住']],
    [Role.admin, paid, ['查看', '去入住'], ['改价', '退款']],
    [Role.admin, closed, ['查看'], ['改价', '退款', '去入住']],
    [Role.admin, checkedIn, ['查看'], ['改价', '退款', '去入住']],
    [Role.admin, completed, ['查看'], ['改价', '退款', '去入住']],
    [Role.admin, refundRequested, ['查看', '退款'], ['改价', '去入住']],
    [Role.admin, refunded, ['查看'], ['改价', '退款', '去入住']],
    [Role.hotelAdmin, unpaid, ['查看', '改价'], ['退款', '去入住']],
    [Role.hotelMember, unpaid, ['查看'], ['去入住']],
    [Role.hotelMember, paid, ['查看', '去入住'], []],
    [Role.hotelMember, refundRequested, ['查看'], ['去入住']],
    [Role.antiEpidemic, paid, [], []],
  ])('for %s in status %i', (role, status, possible, refused) => {
    const row = rowActions(status, role);
    const labels = row.actions.map(({ label }) => label);
    expect(labels.slice(0, row.possible)).toEqual(possible);
    expect(labels.slice(row.possible)).toEqual(refused);
  });

  it('says why not', () => {
    const { actions } = rowActions(unpaid, Role.hotelMember);
    expect(actions.at(-1)?.disabledReason).toBe('订单状态为「未支付」，不能办理入住');
  });
});

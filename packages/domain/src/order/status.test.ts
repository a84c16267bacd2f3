import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { orderStatusLook } from './status.ts';

it.each([
  [OrderStatus.unpaid, '未支付', 'warning'],
  [OrderStatus.paid, '已支付', 'info'],
  [OrderStatus.closed, '已关闭', 'neutral'],
  [OrderStatus.checkedIn, '已入住', 'brand'],
  [OrderStatus.completed, '已完成', 'success'],
  [OrderStatus.refundRequested, '申请退款', 'danger'],
  [OrderStatus.refunded, '已退款', 'neutral'],
])('status %i is %s in %s', (status, label, tone) => {
  expect(orderStatusLook[status]).toMatchObject({ label, tone });
});

it('has a different icon for each status, so that statuses of one tone differ', () => {
  const icons = Object.values(orderStatusLook).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

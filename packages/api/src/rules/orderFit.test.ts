import { OrderStatus, orderStatuses, orderStatusLabel } from '../contract/order.ts';
import { expect, it } from 'vitest';
import { orderMisfit } from './orderFit.ts';

const paidOrder = {
  status: OrderStatus.paid,
  hotelId: '1',
  roomType: '11',
  roomTypeName: '豪华大床房',
};
const room = { name: '801', hotelId: '1', type: '11' };

it.each(orderStatuses.filter((status) => status !== OrderStatus.paid))(
  'refuses status %i',
  (status) => {
    expect(orderMisfit({ ...paidOrder, status }, room)).toBe(
      `订单状态为「${orderStatusLabel[status]}」，不能办理入住`,
    );
  },
);

it.each([
  ['the right room', {}, null],
  ['unknown type and hotel', { type: null, hotelId: null }, null],
  ['another hotel', { hotelId: '2' }, '订单不属于本酒店，不能办理入住'],
  [
    'another room type',
    { type: '12' },
    '订单的房型为「豪华大床房」，与房间「801」的房型不同，不能办理入住',
  ],
])('%s', (_, part, misfit) => {
  expect(orderMisfit(paidOrder, { ...room, ...part })).toBe(misfit);
});

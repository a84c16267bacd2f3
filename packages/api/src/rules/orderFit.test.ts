import { OrderStatus, orderStatuses, orderStatusLabel } from '../contract/order.ts';
import { expect, it } from 'vitest';
import { Guarantee } from '../contract/guarantee.ts';
import { expiredStayRefusal, noShowRefusal, orderMisfit, reinstateRefusal } from './orderFit.ts';

const paidOrder = {
  status: OrderStatus.paid,
  hotelId: '1',
  roomType: '11',
  roomTypeName: '豪华大床房',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
};
const now = '2026-03-18 15:00:00';
const room = { name: '801', hotelId: '1', type: '11' };

it.each(orderStatuses.filter((status) => status !== OrderStatus.paid))(
  'refuses status %i',
  (status) => {
    expect(orderMisfit({ ...paidOrder, status }, room, now)).toBe(
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
  expect(orderMisfit(paidOrder, { ...room, ...part }, now)).toBe(misfit);
});

const past = '订单的入住日期（03-18 至 03-20）已过，不能办理入住';
it.each([
  ['2026-03-20 11:59:59', null],
  ['2026-03-20 12:00:00', past],
  ['2026-03-25 10:00:00', past],
])('at %s: %s', (time, message) => {
  expect(expiredStayRefusal(paidOrder, time)).toBe(message);
  expect(orderMisfit(paidOrder, room, time)).toBe(message);
});

it('takes an order of another back end without dates', () => {
  const order = { ...paidOrder, estimatedCheckIn: null, estimatedCheckOut: null };
  expect(orderMisfit(order, room, now)).toBeNull();
});

const { onArrival, online } = Guarantee;
const tooEarly = '第一晚尚未过去，不能标记未到店';
it.each([
  ['2026-03-18 23:00:00', { status: OrderStatus.paid }, tooEarly],
  // Until the hotel's day begins it is still the first night.
  ['2026-03-19 05:59:59', { status: OrderStatus.paid }, tooEarly],
  ['2026-03-19 06:00:00', { status: OrderStatus.paid }, null],
  ['2026-03-19 06:00:00', { guarantee: online }, '订单状态为「未支付」，不能标记未到店'],
  ['2026-03-18 18:00:00', { guarantee: onArrival, holdUntil: '2026-03-18 18:00:00' }, tooEarly],
  ['2026-03-18 18:00:01', { guarantee: onArrival, holdUntil: '2026-03-18 18:00:00' }, null],
  ['2026-03-19 06:00:00', { guarantee: onArrival, holdUntil: '2026-03-19 12:00:00' }, null],
  // Not before the day of its arrival, and what is paid is held all night.
  ['2026-03-17 23:00:00', { guarantee: onArrival, holdUntil: '2026-03-17 18:00:00' }, tooEarly],
  ['2026-03-18 23:00:00', { status: OrderStatus.paid, holdUntil: '2026-03-18 18:00:00' }, tooEarly],
  ['2026-03-20 06:00:00', { status: OrderStatus.closed }, '订单状态为「已关闭」，不能标记未到店'],
])('is a no-show at %s: %j', (time, part, refusal) => {
  const order = { ...paidOrder, status: OrderStatus.unpaid, ...part };
  expect(noShowRefusal(order, { now: time, dayStarts: '06:00:00' })).toBe(refusal);
});

it.each([
  [{ status: OrderStatus.closed }, now, null],
  [{ status: OrderStatus.completed, isNoShow: true }, now, null],
  [{ status: OrderStatus.refundRequested, isReleased: true }, now, null],
  [{ status: OrderStatus.completed }, now, '客人已入住过，不能恢复订单'],
  [{ status: OrderStatus.refundRequested }, now, '客人申请的退款，请驳回退款'],
  [{ status: OrderStatus.refunded }, now, '订单状态为「已退款」，不能恢复订单'],
  [
    { status: OrderStatus.closed },
    '2026-03-20 12:00:00',
    '订单的入住日期（03-18 至 03-20）已过，不能恢复',
  ],
])('takes %j back at %s: %s', (part, time, refusal) => {
  expect(reinstateRefusal({ ...paidOrder, ...part }, time)).toBe(refusal);
});

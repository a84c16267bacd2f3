import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus, orderStatuses, type Order } from '@anzhu/api/contract/order';
import type { PendingOrder } from '@anzhu/api/contract/pendingOrder';
import type { PendingOffer } from '@anzhu/api/contract/pendingOrderActs';

export { today } from '../fixtures.ts';

export const roomTypes = [
  { id: '11', name: '豪华大床房' },
  { id: '12', name: '标准双床房' },
  { id: '13', name: '家庭套房' },
];

/** A paid order with masked numbers, with these fields instead. */
export function order(of: Partial<Order> = {}): Order {
  return {
    id: '20311',
    userPO: { nickName: '山间来客', heads: null },
    hotelId: '1',
    hotelName: '安住杭州西湖店',
    customerName: '林示例',
    customerId: '501',
    province: '浙江',
    roomType: '11',
    roomTypeName: '豪华大床房',
    days: 2,
    pay: 1176,
    lastPay: 999.6,
    refundAmount: null,
    reason: null,
    status: OrderStatus.paid,
    createTime: '2026-03-16 09:24:31',
    name: '林示例',
    number: '138****1234',
    idcard: '9901********0012',
    estimatedCheckIn: '2026-03-18 14:00:00',
    estimatedCheckOut: '2026-03-20 12:00:00',
    currentStatus: '已支付',
    ...of,
  };
}

/** The same order with its numbers whole. */
export const wholeOrder = (of: Partial<Order> = {}): Order =>
  order({ number: '13800001234', idcard: '990101199003070012', ...of });

const guests: readonly [name: string, province: string, roomTypeName: string][] = [
  ['林示例', '浙江', '豪华大床房'],
  ['陈样本', '黑龙江', '标准双床房'],
  ['欧阳范例', '内蒙古', '家庭套房'],
  ['周示例', '上海', '豪华大床房'],
  ['吴样本', '香港', '标准双床房'],
  ['郑范例', '四川', '豪华大床房'],
  ['王示例', '广东', '标准双床房'],
];

/** One order of every status. */
export const everyStatus: Order[] = orderStatuses.map((status, index) => {
  const [name = '', province = '', roomTypeName = ''] = guests[index] ?? [];
  return order({
    id: String(20311 - index),
    status,
    name,
    province,
    roomTypeName,
    customerName: index % 3 === 2 ? null : name,
    pay: 1176 + index * 412.5,
    lastPay: 999.6 + index * 350.25,
    reason: status >= OrderStatus.refundRequested ? '行程取消，航班停飞' : null,
  });
});

/** The same orders for a role that sees no money. */
export const withoutMoney: Order[] = everyStatus.map(({ ...one }) =>
  Object.assign(one, { pay: null, lastPay: null }),
);

/** A channel's booking that was refused for want of rooms, with these fields instead. */
export const pendingOrder = (of: Partial<PendingOrder> = {}): PendingOrder => ({
  id: '7',
  hotelId: '1',
  hotelName: '安住杭州西湖店',
  channel: '示例旅行网',
  externalId: 'SL-20260318-0007',
  name: '周示例',
  number: '138****0007',
  roomType: '11',
  roomTypeName: '豪华大床房',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
  days: 2,
  rooms: 2,
  pay: 1200,
  lastPay: 1080,
  isPaid: false,
  guarantee: Guarantee.onArrival,
  reason: '该房型 03-18 已满',
  createTime: '2026-03-18 09:24:00',
  version: 3,
  orderId: null,
  ...of,
});

/** What the room types of its hotel have available. */
export const pendingOffers: readonly PendingOffer[] = roomTypes.map(({ id, name }, index) => ({
  roomType: id,
  name,
  available: index * 3,
  pay: 1200,
  lastPay: 1080,
}));

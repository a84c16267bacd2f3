import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { type Order, orderStatusLabel } from '@anzhu/api/contract/order';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import { toYuan } from '@anzhu/api/rules/money';

import type { Db } from '../../platform/db/store.ts';

/** Orders with the names of what they point to. */
export const selectOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select([
      'hotel.name as hotel_name',
      'room_type.name as room_type_name',
      'customer.nick_name',
      'customer.heads',
    ]);

/** A row of `selectOrders`. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** An order as the wire has it, with ID number and phone whole. */
export const toOrder = (row: OrderRow): WithRowIds<Order> => ({
  id: row.id,
  userPO: row.customer_id === null ? null : { nickName: row.nick_name, heads: row.heads },
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  customerName: row.customer_name,
  customerId: row.customer_id,
  province: row.province,
  roomType: row.room_type_id,
  roomTypeName: row.room_type_name,
  days: row.nights,
  pay: toYuan(row.pay),
  lastPay: toYuan(row.last_pay),
  reason: row.refund_reason === '' ? null : row.refund_reason,
  status: row.status,
  createTime: row.created_time,
  name: row.booker_name,
  number: row.phone,
  idcard: row.idcard,
  estimatedCheckIn: row.arrive_time,
  estimatedCheckOut: row.leave_time,
  currentStatus: orderStatusLabel[row.status],
});

/** An order as lists show it: personal numbers are masked. */
export const toListedOrder = (row: OrderRow): WithRowIds<Order> => ({
  ...toOrder(row),
  number: maskPhone(row.phone),
  idcard: maskIdCard(row.idcard),
});

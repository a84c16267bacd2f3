import type { Order } from '@anzhu/api/contract/order';
import { orderMisfit } from '@anzhu/api/rules/orderFit';

/** Why no room can be given to an order now: what keeps the order from it, or that none is available. */
export const noRoomFor = (order: Order, now: string): string =>
  orderMisfit(order, { name: '', hotelId: order.hotelId, type: order.roomType }, now) ??
  `「${order.roomTypeName ?? '该房型'}」没有空闲的房间`;

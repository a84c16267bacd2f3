import type { Handlers } from '../../platform/http/handler.ts';
import { downloadOrders, getOrder, orderPage } from './read.ts';
import { changePrice, deleteOrder, refundOrder, refuseRefund } from './write.ts';

export { type CheckInOrder, fillOrder, checkInOrder, provinceOf, walkInOrder } from './checkIn.ts';
export { closeUnpaidOrders, settleRefunds } from './jobs.ts';
export { writeNights } from './nights.ts';
export { type OrderRow, readOrders } from './queries.ts';
export { everyOrder, orderList, orderSourceLabel } from './selection.ts';
export { completeOrder, moveOrder } from './status.ts';
export { checkPrice, discounted, nightFees, priceStay, type StayPrice } from './stayPrice.ts';

export const orderCalls = {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
} satisfies Partial<Handlers>;

import * as bill from './bill.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export {
  type CheckInOrder,
  checkInBookedOrder,
  orderForCheckIn,
  provinceOf,
  createWalkInOrder,
} from './walkIn.ts';
export { closeUnpaidOrders, settleRefunds } from './jobs.ts';
export { payOrder } from './pay.ts';
export { boughtNights, writeNights } from './nights.ts';
export { orderFor, type OrderRow, paidSums, periodOf, readOrders } from './queries.ts';
export { orderList, orderSourceLabel, searchedOrders } from './selection.ts';
export { completeOrder, lockedOrder, lockUnchanged, setOrderStatus } from './status.ts';

export const orderCalls = { ...read, ...write, ...bill };

import { addBillLine, getBill, voidBillLine } from './bill.ts';
import { chargeItems } from './chargeItems.ts';
import { moveBillLines } from './moveLines.ts';
import { masterBill, setMasterBill } from './masterBill.ts';
import { approvePayBack, rejectPayBack } from './payBack.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export {
  type CheckInOrder,
  checkInBookedOrder,
  orderForCheckIn,
  provinceOf,
  createWalkInOrder,
} from './walkIn.ts';
export { holdTimeOf, keptColumns, settleReceived } from './guarantee.ts';
export { readOrderBill, waitingLog } from './orderBill.ts';
export { chargeLateFee } from './lateFee.ts';
export { settleOrder } from './settle.ts';
export { closeUnpaidOrders, settleRefunds } from './jobs.ts';
export { wayOf } from './onAccount.ts';
export { payOrder } from './pay.ts';
export { boughtNights, writeNights } from './nights.ts';
export {
  isPaidToChannel,
  openPaidTwice,
  orderFor,
  type OrderRow,
  paidSums,
  periodOf,
  readOrders,
} from './queries.ts';
export { isExpected, orderList, orderSourceLabel, searchedOrders } from './selection.ts';
export {
  leaveOrder,
  lockedBill,
  lockedOrder,
  lockOrder,
  lockUnchanged,
  setOrderStatus,
} from './status.ts';

export const orderCalls = {
  ...read,
  ...write,
  addBillLine,
  chargeItems,
  approvePayBack,
  getBill,
  masterBill,
  moveBillLines,
  rejectPayBack,
  setMasterBill,
  voidBillLine,
};

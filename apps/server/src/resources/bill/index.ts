export { LineKind, PayMethod } from '@anzhu/api/contract/bill';
export {
  addLine,
  billedOrder,
  billSums,
  checkAllowances,
  type BillLineRow,
  endAllowances,
  findLine,
  readBill,
  correctLine,
  moveLine,
} from './lines.ts';
export { byGroup, holdShift, lineSums, selectMovements, withReceived } from './sums.ts';
export {
  channelPayments,
  cameByOf,
  paymentMethodOf,
  payMethodOf,
  recordPayment,
  type RefundRoute,
  refundRoutes,
  sharedWay,
} from './payments.ts';

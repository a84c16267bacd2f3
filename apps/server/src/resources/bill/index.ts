export { LineKind, PayMethod } from '@anzhu/api/contract/bill';
export {
  addLine,
  billedOrder,
  type BillLineRow,
  findLine,
  readBill,
  correctLine,
} from './lines.ts';
export { byGroup, lineSums, selectMovements, withReceived } from './sums.ts';
export {
  channelPayments,
  lastPayMethod,
  paymentMethodOf,
  payMethodOf,
  recordPayment,
  type RefundRoute,
  refundRoutes,
  sharedMethod,
} from './payments.ts';

export { LineKind, PayMethod } from '@anzhu/api/contract/bill';
export { addLine, type BillLineRow, findLine, readBill, takeBackLine } from './lines.ts';
export { isPayment, lineSums, toLineSums, withReceived } from './sums.ts';
export {
  lastPayMethod,
  paymentMethodOf,
  recordPayment,
  unpaidOrder,
  type WayBack,
  waysBack,
} from './payments.ts';

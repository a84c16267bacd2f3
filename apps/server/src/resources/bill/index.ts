export { LineKind, PayMethod } from '@anzhu/api/contract/bill';
export { addLine, type BillLineRow, findLine, readBill, takeBackLine } from './lines.ts';
export { lineSums, withReceived } from './sums.ts';
export {
  lastPayMethod,
  paymentMethodOf,
  recordPayment,
  type WayBack,
  waysBack,
} from './payments.ts';

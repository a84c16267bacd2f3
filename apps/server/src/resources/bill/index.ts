export { LineKind, PayMethod } from '@anzhu/api/contract/bill';
export { addLine, findLine, readBill, voidLine } from './lines.ts';
export { isPayment, lineSums, toLineSums, withReceived } from './sums.ts';
export {
  lastPayMethod,
  paymentMethodOf,
  recordPayment,
  unpaidOrder,
  type WayBack,
  waysBack,
} from './payments.ts';

export { LineKind, type MoneyMethod, PayMethod } from '@anzhu/api/contract/bill';
export {
  addLine,
  billedOrder,
  billSums,
  checkAllowances,
  type BillLineRow,
  findLine,
  readBill,
  readStoredLines,
} from './lines.ts';
export { checkMovedCharges, correctLine, endAllowances, moveLine } from './corrections.ts';
export {
  addToPayBack,
  askPayBack,
  recordChange,
  selectPayBacks,
  waitingOf,
  waitsFor,
} from './payBack.ts';
export {
  byGroup,
  holdShift,
  lineSums,
  selectMovements,
  selectReceipts,
  withReceived,
} from './sums.ts';
export {
  channelPayments,
  cameByOf,
  cameByOfAll,
  paymentMethodOf,
  payMethodOf,
  readOnAccount,
  recordPayment,
  type RefundRoute,
  refundRoutes,
  sharedWay,
} from './payments.ts';

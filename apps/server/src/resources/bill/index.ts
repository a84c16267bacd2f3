export { LineKind, PayMethod, recordPayment } from './payments.ts';

import * as read from './read.ts';
import { sendInvoice } from './send.ts';
import * as write from './write.ts';

export { settleInvoices } from './send.ts';

export const invoiceCalls = { ...read, sendInvoice, ...write };

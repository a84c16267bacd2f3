import { companyPage } from './read.ts';
import { addReceipt, voidReceipt } from './receipts.ts';
import { downloadReceivables } from './receivables.ts';
import { companyStatement, downloadStatement } from './statement.ts';
import * as write from './write.ts';

export { holdAccount } from './account.ts';
export { agreementFor, agreementOf } from './queries.ts';

export const companyCalls = {
  ...write,
  companyPage,
  addReceipt,
  voidReceipt,
  companyStatement,
  downloadStatement,
  downloadReceivables,
};

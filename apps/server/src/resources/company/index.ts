import { companyPage } from './read.ts';
import * as write from './write.ts';

export { holdAccount } from './account.ts';
export { agreementFor, agreementOf } from './queries.ts';

export const companyCalls = { ...write, companyPage };

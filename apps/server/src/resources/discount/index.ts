import { discountPage } from './read.ts';
import * as write from './write.ts';

export const discountCalls = { ...write, discountPage };

export { discountsOf } from './queries.ts';

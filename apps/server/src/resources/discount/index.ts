import { discountPage } from './read.ts';
import * as write from './write.ts';

export const discountCalls = { ...write, discountPage };

export { discountRecord } from './log.ts';
export { discountsOf, rangesOf } from './queries.ts';

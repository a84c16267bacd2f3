import type { Handlers } from '../../platform/http/handler.ts';
import { discountPage } from './read.ts';
import * as write from './write.ts';

export const discountCalls = { ...write, discountPage } satisfies Partial<Handlers>;

export { discountsOf } from './queries.ts';

import type { Handlers } from '../../platform/http/handler.ts';
import { discountPage } from './read.ts';
import { addDiscount, deleteDiscount, modifyDiscount } from './write.ts';

export const discountCalls = {
  addDiscount,
  deleteDiscount,
  discountPage,
  modifyDiscount,
} satisfies Partial<Handlers>;

export { discountsOf } from './queries.ts';

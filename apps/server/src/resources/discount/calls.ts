import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addDiscount } from './addDiscount.ts';
import { deleteDiscount } from './deleteDiscount.ts';
import { discountPage } from './discountPage.ts';
import { modifyDiscount } from './modifyDiscount.ts';

export const discountCalls = {
  addDiscount,
  deleteDiscount,
  discountPage,
  modifyDiscount,
} satisfies Partial<Handlers<keyof Contract>>;

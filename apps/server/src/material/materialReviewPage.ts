import type { Contract } from '@anzhu/api/contract';
import type { Handler } from '../http/handler.ts';
import { readMaterialPage } from './readPage.ts';

/** What all hotels have applied for, newest first. */
export const materialReviewPage: Handler<Contract['materialReviewPage']> = ({ input }, { store }) =>
  readMaterialPage(store.db, null, input);

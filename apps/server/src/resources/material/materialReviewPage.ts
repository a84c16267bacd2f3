import type { Contract } from '@anzhu/api/contract';
import { filterId } from '../../platform/db/rowId.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readMaterialPage } from './readPage.ts';

/** What all hotels have applied for, or one of them, newest first. */
export const materialReviewPage: Handler<Contract['materialReviewPage']> = ({ input }, { store }) =>
  readMaterialPage(store.db, filterId(input.hotelId), input);

import { filterId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { readMaterialPage } from './queries.ts';

/** What one's own hotel has applied for, newest first. */
export const materialPage: Handler<'materialPage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  return readMaterialPage(store.db, { ...input, hotelId }, input.page);
};

/** What all hotels have applied for, or one of them, newest first. */
export const materialReviewPage: Handler<'materialReviewPage'> = ({ input }, { store }) =>
  readMaterialPage(store.db, { ...input, hotelId: filterId(input.hotelId) }, input.page);

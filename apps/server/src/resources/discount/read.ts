import { filterId } from '../../platform/db/column.ts';
import { readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { rangesOf, selectDiscounts, toDiscount } from './queries.ts';

/** The discounts of a hotel, or of all; expired ones too. */
export const discountPage: Handler<'discountPage'> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  let query = selectDiscounts(store.db).orderBy('hotel_id').orderBy('discount.id');
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  const { records, ...page } = await readPaged(query, input.page, (row) => row);
  const ranges = await rangesOf(
    store.db,
    records.map((row) => row.id),
  );
  return { ...page, records: records.map((row) => toDiscount(row, ranges.get(row.id))) };
};

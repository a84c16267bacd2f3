import { filterId } from '../../platform/db/column.ts';
import { readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { rangesOf, selectDiscounts, toDiscount } from './queries.ts';

/** The discounts of a hotel, or of all; expired ones too. */
export const discountPage: Handler<'discountPage'> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const query = selectDiscounts(store.db)
    .where(ofHotel('hotel_id', hotelId))
    .orderBy('hotel_id')
    .orderBy('discount.id');
  const { records, ...page } = await readPaged(query, input.page, (row) => row);
  const ranges = await rangesOf(
    store.db,
    records.map((row) => row.id),
  );
  return { ...page, records: records.map((row) => toDiscount(row, ranges.get(row.id))) };
};

import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { excludedBy, selectDiscounts, toDiscount } from './queries.ts';

/** The discounts of a hotel, or of all; expired ones too. */
export const discountPage: Handler<'discountPage'> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectDiscounts(store.db).where(ofHotel('hotel_id', hotelId));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('discount.name'), name));
  const orderBy = orderOf({ validityTime: 'validity_time' }, input, 'discount.id');
  query = orderBy ? query.orderBy(orderBy) : query.orderBy('hotel_id').orderBy('discount.id');
  const { records, ...page } = await readPaged(query, input.page, (row) => row);
  const excluded = await excludedBy(
    store.db,
    records.map((row) => row.id),
  );
  return {
    ...page,
    records: records.map((row) => {
      const range = excluded.get(row.id) ?? [];
      return {
        ...toDiscount(
          row,
          range.map(({ id }) => id),
        ),
        exclusiveNames: range.map((one) => one.name),
      };
    }),
  };
};

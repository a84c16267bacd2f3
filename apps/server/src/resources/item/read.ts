import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { selectItems, toItem } from './queries.ts';

/** The most items that a bill offers. */
const maxListedItems = 200;

/** The items of a hotel, or of all. */
export const itemPage: Handler<'itemPage'> = ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectItems(store.db).where(ofHotel('hotel_id', hotelId));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('item.name'), name));
  const orderBy = orderOf({ price: 'price' }, input, 'item.id');
  return readPaged(
    orderBy ? query.orderBy(orderBy) : query.orderBy('hotel_id').orderBy('item.id'),
    input.page,
    toItem,
  );
};

/** What a hotel has on sale, in the order in which it was entered. */
export const listItems: Handler<'listItems'> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const rows = await selectItems(store.db)
    .where(ofHotel('hotel_id', hotelId))
    .where('is_active', '=', 1)
    .orderBy('item.id')
    .limit(maxListedItems)
    .execute();
  return rows.map((row) => {
    const { id, name, price, unit } = toItem(row);
    return { id, name, price, unit };
  });
};

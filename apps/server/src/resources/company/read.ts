import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { readOwed } from './account.ts';
import { selectCompanies, withOwed } from './queries.ts';

/** The companies of a hotel, or of all. */
export const companyPage: Handler<'companyPage'> = async ({ input, session }, { store }) => {
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const { name } = input;
  let query = selectCompanies(store.db).where(ofHotel('hotel_id', hotelId));
  if (name !== undefined) query = query.where((eb) => contains(eb.ref('company.name'), name));
  const orderBy = orderOf(
    { share: 'share', creditLimit: 'credit_limit', until: 'until' },
    input,
    'company.id',
  );
  const { records, ...page } = await readPaged(
    orderBy ? query.orderBy(orderBy) : query.orderBy('hotel_id').orderBy('company.id'),
    input.page,
    (row) => row,
  );
  const owed = await readOwed(
    store.db,
    records.map(({ id }) => id),
  );
  return { ...page, records: records.map((row) => withOwed(row, owed.get(row.id) ?? 0)) };
};

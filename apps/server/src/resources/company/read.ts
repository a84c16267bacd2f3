import { toYuan } from '@anzhu/api/rules/money';
import { filterId } from '../../platform/db/column.ts';
import { contains, orderOf, readPaged } from '../../platform/db/query.ts';
import type { Session } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';
import { readOwed } from './account.ts';
import { readAgreedPrices, selectCompanies, withOwed } from './queries.ts';

/** The companies that the filters of the list select, in no order. */
export function companiesOf(
  db: Db,
  { hotelId, name }: Pick<CallInput<'companyPage'>, 'hotelId' | 'name'>,
  session: Session,
) {
  const query = selectCompanies(db).where(
    ofHotel('hotel_id', narrowedTo(session, filterId(hotelId))),
  );
  return name === undefined ? query : query.where((eb) => contains(eb.ref('company.name'), name));
}

/** The companies of a hotel, or of all. */
export const companyPage: Handler<'companyPage'> = async ({ input, session }, { store }) => {
  const query = companiesOf(store.db, input, session);
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
  const ids = records.map(({ id }) => id);
  const owed = await readOwed(store.db, ids);
  const prices = ids.length === 0 ? [] : await readAgreedPrices(store.db, ids);
  const agreed = Map.groupBy(prices, (one) => one.company_id);
  return {
    ...page,
    records: records.map((row) => ({
      ...withOwed(row, owed.get(row.id) ?? 0),
      prices: (agreed.get(row.id) ?? []).map((one) => ({
        roomType: one.room_type_id,
        roomTypeName: one.room_type_name,
        price: toYuan(one.fee),
      })),
    })),
  };
};

import { OrderStatus } from '@anzhu/api/contract/order';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  behind,
  equal,
  equalWithoutIndex,
  type MonthlyList,
} from '../../platform/db/monthly/list.ts';
import { dueOrders } from './due.ts';
import type { Selection } from './selection.ts';
import { ofSource } from './source.ts';

/** The list of the orders of a selection, by creation. */
export const orderList = (selection: Selection): MonthlyList => ({
  table: 'orders',
  time: 'created_time',
  rows: matching(selection),
  counts: countsOf(selection),
  begin: selection.begin,
  end: selection.end,
});

/** The kept counts that cover a selection; null for filters and combinations that none covers. */
function countsOf(selection: Selection): MonthlyList['counts'] {
  const { hotelId, roomTypeIds, status, province, source, due } = selection;
  if (due !== null || hasPaidDay(selection)) return null;
  const others = { hotel_id: hotelId, status };
  const isFine = roomTypeIds !== null || province !== null;
  if (source !== null) {
    if (isFine) return null;
    return { table: 'order_count_source', rows: sql`${ofSource(source)} and ${equal(others)}` };
  }
  if (!isFine) return { table: 'order_count', rows: equal(others) };
  const rows = sql<SqlBool>`${ofTypes(roomTypeIds)} and ${equal({ province, ...others })}`;
  return { table: 'order_count_detail', rows };
}

const hasPaidDay = ({ paidBegin, paidEnd }: Selection): boolean =>
  paidBegin !== null || paidEnd !== null;

const all = sql<SqlBool>`1 = 1`;

const ofTypes = (ids: readonly number[] | null): RawBuilder<SqlBool> =>
  ids === null ? all : sql`room_type_id in (${sql.join(ids)})`;

/** The same, written so that no index can begin with it. */
const ofTypesWithoutIndex = (ids: readonly number[] | null): RawBuilder<SqlBool> =>
  ids === null ? all : sql`room_type_id + 0 in (${sql.join(ids)})`;

/** Orders whose money came in these days and was not paid back, as the chart of income counts them. */
const paidWithin = ({ paidBegin, paidEnd }: Selection): RawBuilder<SqlBool> =>
  sql`paid_time >= ${paidBegin ?? ''} and paid_time < ${behind(paidEnd ?? '')}
    and status + 0 in (${sql.join(income.map((status) => sql.lit(status)))})`;

const income = [
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
  OrderStatus.refundRequested,
];

/**
 * The filter whose index is the one to use: the one that leaves fewest rows. Those of a source or of
 * several room types are read along an index by time, which ends with the page.
 */
function leadOf(selection: Selection): 'due' | 'type' | 'province' | 'time' | 'hotel' {
  const { roomTypeIds, province, source, due } = selection;
  if (due !== null || hasPaidDay(selection)) return 'due';
  if (roomTypeIds !== null && (roomTypeIds.length === 1 || source !== null)) return 'type';
  if (province !== null) return 'province';
  return roomTypeIds !== null || source !== null ? 'time' : 'hotel';
}

/** The rows of a selection. One filter leads; its index holds the others too. */
function matching(selection: Selection): RawBuilder<SqlBool> {
  const { hotelId, roomTypeIds, status, province, source, due } = selection;
  const lead = leadOf(selection);
  const terms = [
    due === null ? all : dueOrders(due),
    hasPaidDay(selection) ? paidWithin(selection) : all,
    (lead === 'type' ? ofTypes : ofTypesWithoutIndex)(roomTypeIds),
    (lead === 'province' ? equal : equalWithoutIndex)({ province }),
    (lead === 'hotel' ? equal : equalWithoutIndex)({ hotel_id: hotelId, status }),
    source === null ? all : ofSource(source),
  ];
  return sql`${sql.join(terms, sql` and `)}`;
}

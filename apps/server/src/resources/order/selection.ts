import { type OrderDue, type OrderFilter, OrderStatus } from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type * as z from 'zod/mini';
import type { Session } from '../../platform/caller.ts';
import type { Due } from '../../platform/clock.ts';
import { filterId, type LocalTime } from '../../platform/db/column.ts';
import {
  behind,
  equal,
  equalWithoutIndex,
  type MonthlyList,
} from '../../platform/db/monthly/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { narrowedTo } from '../../platform/session/scope.ts';

/** What is due with an order, by the hotel's time. */
type DueOrders = Due<OrderDue> & HotelTime;

/** What the list of orders is narrowed by; null where it is not. */
export interface Selection {
  hotelId: number | null;
  /** Within the hotel. */
  roomTypeIds: readonly number[] | null;
  status: OrderStatus | null;
  province: string | null;
  /** First and last second of creation. */
  begin: LocalTime | null;
  end: LocalTime | null;
  due: DueOrders | null;
  /** A name of the chart of sources. */
  source: string | null;
  /** First and last second of payment: orders that are income. */
  paidBegin: LocalTime | null;
  paidEnd: LocalTime | null;
}

/** All orders of a hotel, or of all hotels. */
export const everyOrder = (hotelId: number | null): Selection => ({
  hotelId,
  roomTypeIds: null,
  status: null,
  province: null,
  begin: null,
  end: null,
  due: null,
  source: null,
  paidBegin: null,
  paidEnd: null,
});

type Filter = z.output<z.ZodMiniObject<typeof OrderFilter>>;

interface Caller {
  session: Session;
  time: HotelTime;
}

/** The filters of a call within the caller's scope; null when nothing can match. */
export async function selectionOf(
  db: Db,
  filter: Filter,
  { session, time }: Caller,
): Promise<Selection | null> {
  const hotelId = narrowedTo(session, filterId(filter.hotelId));
  const roomTypeIds = await roomTypesOf(db, filter, hotelId);
  if (roomTypeIds?.length === 0) return null;
  return {
    hotelId,
    roomTypeIds,
    status: filter.status ?? null,
    province: filter.province ?? null,
    begin: filter.beginTime ?? null,
    end: filter.endTime ?? null,
    due: filter.due === undefined ? null : { kind: filter.due, ...time },
    source: filter.source ?? null,
    paidBegin: filter.paidBeginTime ?? null,
    paidEnd: filter.paidEndTime ?? null,
  };
}

/** The room types of a hotel that a filter names, by id or by name; null when it names none. */
async function roomTypesOf(
  db: Db,
  { roomType, roomTypeName }: Filter,
  hotelId: number | null,
): Promise<number[] | null> {
  const id = filterId(roomType);
  if (id === null && roomTypeName === undefined) return null;
  let query = db.selectFrom('room_type').select('id');
  if (id !== null) query = query.where('id', '=', id);
  if (roomTypeName !== undefined) query = query.where('name', '=', roomTypeName);
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  return (await query.execute()).map((type) => type.id);
}

/** The list of the orders of a selection, by creation. */
export const orderList = (selection: Selection): MonthlyList => ({
  table: 'orders',
  time: 'created_time',
  isLedByRows: leadOf(selection) === 'due',
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

/** Orders whose money came in these days and was not all paid back, as the chart of income counts them. */
const paidWithin = ({ paidBegin, paidEnd }: Selection): RawBuilder<SqlBool> =>
  sql`paid_time >= ${paidBegin ?? ''} and paid_time < ${behind(paidEnd ?? '')}
    and (status + 0 in (${sql.join(income.map((status) => sql.lit(status)))}) or kept > 0)`;

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

/** Paid orders that arrive from the first second of today to the last one of a day. */
function arrivingUntil(time: HotelTime, day: string): RawBuilder<SqlBool> {
  const { from, until } = hotelDaySpan(hotelToday(time), time.dayStarts, day);
  return sql`status = ${sql.lit(OrderStatus.paid)} and arrive_time >= ${from}
    and arrive_time <= ${until}`;
}

/** The orders of stays that have not ended. */
const staying = (leaving: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`id in (select order_id from stay
    where kind = ${sql.lit(StayKind.guests)} and ended_time is null and ${leaving})`;

/** Which orders are due, by the hotel's day. Each is found by an index that holds only what is still open. */
const rowsOf: Record<OrderDue, (time: HotelTime) => RawBuilder<SqlBool>> = {
  arriving: (time) => arrivingUntil(time, hotelToday(time)),
  leaving: (time) => {
    const { from, until } = hotelDaySpan(hotelToday(time), time.dayStarts);
    return staying(sql`leave_time >= ${from} and leave_time <= ${until}`);
  },
  overdue: ({ now }) => staying(sql`leave_time < ${now}`),
  unassigned: (time) =>
    sql`${arrivingUntil(time, addDays(hotelToday(time), 1))}
      and not exists (select 1 from room where held_order_id = orders.id)`,
};

/** The rows of `orders` that are due. */
const dueOrders = ({ kind, ...time }: DueOrders): RawBuilder<SqlBool> => rowsOf[kind](time);

/** The names of our own sources, as the chart of sources shows them. */
export const orderSourceLabel: Readonly<Record<OrderSource, string>> = {
  [OrderSource.miniProgram]: '小程序',
  [OrderSource.walkIn]: '到店',
  [OrderSource.phone]: '电话',
  [OrderSource.agency]: '旅行平台',
};

/**
 * The rows of a source by its name in the chart: those whose channel gave this name, and those of our own
 * source that has it. Written so that no index can begin with these columns.
 */
function ofSource(name: string): RawBuilder<SqlBool> {
  const own = Object.values(OrderSource).filter((source) => orderSourceLabel[source] === name);
  const byName = sql<SqlBool>`source_name || '' = ${name}`;
  return own.length === 0
    ? byName
    : sql`(${byName} or (source_name || '' = '' and source + 0 in (${sql.join(own)})))`;
}

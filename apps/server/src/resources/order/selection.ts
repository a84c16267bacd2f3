import { Guarantee } from '@anzhu/api/contract/guarantee';
import {
  type OrderDue,
  type OrderFilter,
  type OrderSort,
  OrderStatus,
} from '@anzhu/api/contract/order';
import { addDays } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { maxNights } from '@anzhu/api/rules/stayDates';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type * as z from 'zod/mini';
import type { Actor, Session } from '../../platform/caller.ts';
import type { Due } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { leadBy, type TimedList } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { OrderSource } from '../../platform/db/tables/order.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import {
  expectedGuests,
  guestsOfOrders,
  ordersOfRoom,
  presentGuests,
} from '../../platform/search/guests.ts';
import { type Found, newestOf } from '../../platform/search/keyword.ts';
import { limitedSearch } from '../../platform/search/wholeNumber.ts';
import type { Server } from '../../platform/server.ts';
import { narrowedTo, ofHotel } from '../../platform/session/scope.ts';

/** What is due with an order, by the hotel's time. */
type DueOrders = Due<OrderDue> & HotelTime;

type Filter = z.output<z.ZodMiniObject<typeof OrderFilter>>;

/** What the list of orders is narrowed by. */
export interface Selection extends Omit<
  Filter,
  'due' | 'hotelId' | 'roomType' | 'roomTypeName' | 'keyword'
> {
  hotelId: number | null;
  /** Within the hotel. */
  roomTypeIds?: readonly number[] | undefined;
  due?: DueOrders | undefined;
  /** Those that a keyword has found. */
  ids?: readonly number[] | undefined;
}

interface Caller {
  session: Session;
  time: HotelTime;
  /** What the keyword has found; null without one. */
  found: Found | null;
}

/** The filters of a call within the caller's scope; null when nothing can match. */
export async function selectionOf(
  db: Db,
  { keyword: _keyword, ...filter }: Filter,
  { session, time, found }: Caller,
): Promise<Selection | null> {
  if (found?.ids.length === 0) return null;
  const hotelId = narrowedTo(session, filterId(filter.hotelId));
  const roomTypeIds = await roomTypesOf(db, filter, hotelId);
  if (roomTypeIds?.length === 0) return null;
  return {
    ...filter,
    hotelId,
    roomTypeIds,
    due: filter.due && { kind: filter.due, ...time },
    ids: found?.ids,
  };
}

/** Where orders are found by a keyword. */
export const searchedOrders = {
  table: 'orders',
  name: 'booker_name',
  time: 'created_time',
} as const;

/** Orders that a keyword finds at most: the newest. */
const mostFound = 1000;

/**
 * The orders that the keyword of a filter finds within the caller's scope by who booked, a guest, a room or a group;
 * null without one.
 * @throws Refusal (4012) after too many whole numbers that lead to nothing
 */
export async function findByKeyword(
  { input, session, origin }: { input: Filter; session: Session; origin: Actor['origin'] },
  server: Server,
): Promise<Found | null> {
  const { keyword } = input;
  if (keyword === undefined) return null;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  return limitedSearch({ keyword, session, origin }, server, async () => {
    const { db } = server.store;
    const query = { keyword, hotelId, most: mostFound };
    const booked = await newestOf(db, searchedOrders, query);
    const guests = [
      ...(await presentGuests(db, query)),
      ...(await expectedGuests(db, query)),
      ...(await guestsOfOrders(db, query)),
    ];
    const wholes = guests.flatMap(({ orderId, byWholeNumber }) => (byWholeNumber ? [orderId] : []));
    const ids = new Set([
      ...(await idsOfGroup(db, keyword, hotelId)),
      ...booked.ids,
      ...guests.map(({ orderId }) => orderId),
      ...(await ordersOfRoom(db, query)),
    ]);
    const byWholeNumber = new Set([...booked.byWholeNumber, ...wholes]);
    return { found: { ids: [...ids], byWholeNumber }, count: ids.size };
  });
}

/** The orders of a group, by its number. */
async function idsOfGroup(db: Db, groupNo: string, hotelId: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('group_no', '=', groupNo)
    .where('group_no', '<>', '')
    .where(ofHotel('hotel_id', hotelId))
    .orderBy('created_time', 'desc')
    .limit(mostFound)
    .execute();
  return rows.map(({ id }) => id);
}

/** The room types of a hotel that a filter names, by id or by name; undefined when it names none. */
async function roomTypesOf(
  db: Db,
  { roomType, roomTypeName }: Pick<Filter, 'roomType' | 'roomTypeName'>,
  hotelId: number | null,
): Promise<number[] | undefined> {
  const id = filterId(roomType);
  if (id === null && roomTypeName === undefined) return undefined;
  let query = db.selectFrom('room_type').select('id').where(ofHotel('hotel_id', hotelId));
  if (id !== null) query = query.where('id', '=', id);
  if (roomTypeName !== undefined) query = query.where('name', '=', roomTypeName);
  return (await query.execute()).map((type) => type.id);
}

/** The list of the orders of a selection, by creation. */
export const orderList = (selection: Selection): TimedList => ({
  table: 'orders',
  time: 'created_time',
  rows: matching(selection, false),
  sparseRows: matching(selection, true),
  isFew: selection.due !== undefined || selection.ids !== undefined,
  begin: selection.beginTime,
  end: selection.endTime,
});

/** What a page of the list can be sorted by. */
export const sortColumns: Record<OrderSort, string> = {
  createTime: 'created_time',
  estimatedCheckIn: 'arrive_time',
  estimatedCheckOut: 'leave_time',
};

/** Orders whose money came in these days and was not all paid back, as the chart of income counts them. */
const paidWithin = ({ paidBeginTime, paidEndTime }: Selection): RawBuilder<SqlBool> =>
  sql`paid_time >= ${paidBeginTime ?? ''} and paid_time <= ${paidEndTime ?? '~'}
    and (status + 0 in (${sql.join(income.map((status) => sql.lit(status)))}) or kept > 0)`;

/** Orders that arrive in these days. */
const arrivingWithin = ({ arriveBeginTime, arriveEndTime }: Selection): RawBuilder<SqlBool> =>
  sql`arrive_time >= ${arriveBeginTime ?? ''} and arrive_time <= ${arriveEndTime ?? '~'}`;

/** Orders of a night of these days. No stay is longer than `maxNights`: what arrived before is not read. */
function stayingWithin({ stayBeginTime, stayEndTime }: Selection): RawBuilder<SqlBool> {
  const first = stayBeginTime?.slice(0, 10);
  const earliest = first === undefined ? '' : addDays(first, -maxNights - 1);
  const before = first === undefined ? '' : `${first} 23:59:59`;
  return sql`arrive_time >= ${earliest} and arrive_time <= ${stayEndTime ?? '~'}
    and leave_time > ${before}`;
}

const income = [
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.completed,
  OrderStatus.refundRequested,
];

/**
 * The rows of a selection. The filter that leaves fewest rows leads; its index holds the others too. Those of
 * several room types, and of a source, are in the order of time only in an index of another filter.
 */
function matching(selection: Selection, isSparse: boolean): RawBuilder<SqlBool> {
  const { hotelId, roomTypeIds, province, source, due, ids, groupNo, guarantee } = selection;
  const { status = guarantee === undefined ? undefined : statusOf(guarantee) } = selection;
  const [type, ...otherTypes] = roomTypeIds ?? [];
  const hasTypes = otherTypes.length > 0;
  const terms: RawBuilder<SqlBool>[] = [];
  if (ids) terms.push(sql`id in (${sql.join(ids)})`);
  if (groupNo !== undefined) terms.push(sql`group_no = ${groupNo} and group_no <> ''`);
  if (guarantee !== undefined) terms.push(ofGuarantee(guarantee));
  if (due) terms.push(rowsOf[due.kind](due, hotelId));
  if (selection.paidBeginTime ?? selection.paidEndTime) terms.push(paidWithin(selection));
  if (selection.arriveBeginTime ?? selection.arriveEndTime) terms.push(arrivingWithin(selection));
  if (selection.stayBeginTime ?? selection.stayEndTime) terms.push(stayingWithin(selection));
  const hasIndexedTerm = terms.length > 0;
  if (hasTypes) {
    const column = isSparse && !hasIndexedTerm ? sql`room_type_id` : sql`room_type_id + 0`;
    terms.push(sql`${column} in (${sql.join(roomTypeIds ?? [])})`);
  }
  const ledBySource =
    isSparse &&
    !hasIndexedTerm &&
    hotelId === null &&
    roomTypeIds === undefined &&
    province === undefined;
  if (source !== undefined) terms.push(ofSource(source, ledBySource));
  // Of one hotel fewer are due than of all, whose index is of no use then.
  const isDueInHotel = due !== undefined && hotelId !== null && !ids;
  const ledByOther =
    (hasIndexedTerm && !isDueInHotel) ||
    (isSparse && (hasTypes || (ledBySource && source !== undefined)));
  const room_type_id = hasTypes ? undefined : type;
  const wanted = { room_type_id, hotel_id: hotelId, province, status };
  terms.push(leadBy(wanted, ledByOther ? 0 : 1));
  return sql`${sql.join(terms, sql` and `)}`;
}

/** Orders whose guests are expected: paid, or held for who pays later. As the indexes of what is due have it. */
export const isExpected = sql<boolean>`status in (0, 1) and (status = 1 or guarantee <> 0)`;

const isPaid = sql<boolean>`status in (0, 1) and status = 1`;

/** Expected orders, or paid ones, that arrive from the first second of today to the last one of a day. */
function arrivingUntil(
  time: HotelTime,
  day: string,
  which: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const { from, until } = hotelDaySpan(hotelToday(time), time.dayStarts, day);
  return sql`${which} and arrive_time >= ${from} and arrive_time <= ${until}`;
}

/** Unpaid orders have a guarantee of their own; 预付 is the paid ones. */
const statusOf = (guarantee: Guarantee): OrderStatus =>
  guarantee === Guarantee.prepaid ? OrderStatus.paid : OrderStatus.unpaid;

const ofGuarantee = (guarantee: Guarantee): RawBuilder<SqlBool> =>
  guarantee === Guarantee.prepaid
    ? sql`status = ${sql.lit(OrderStatus.paid)}`
    : sql`status = ${sql.lit(OrderStatus.unpaid)} and guarantee = ${guarantee}`;

/** The orders of stays that have not ended, of a hotel or of all. */
const staying = (leaving: RawBuilder<SqlBool>, hotelId: number | null): RawBuilder<SqlBool> =>
  sql`id in (select order_id from stay
    where kind = ${sql.lit(StayKind.guests)} and ended_time is null and ${leaving}
      and ${leadBy({ hotel_id: hotelId }, 0)})`;

/** Which orders are due, by the hotel's day. Each is found by an index that holds only what is still open. */
const rowsOf: Record<OrderDue, (time: HotelTime, hotelId: number | null) => RawBuilder<SqlBool>> = {
  arriving: (time) => arrivingUntil(time, hotelToday(time), isExpected),
  leaving: (time, hotelId) => {
    const { from, until } = hotelDaySpan(hotelToday(time), time.dayStarts);
    return staying(sql`leave_time >= ${from} and leave_time <= ${until}`, hotelId);
  },
  overdue: ({ now }, hotelId) => staying(sql`leave_time < ${now}`, hotelId),
  unassigned: (time) =>
    sql`${arrivingUntil(time, addDays(hotelToday(time), 1), isPaid)}
      and assigned_room_id is null
      and not exists (select 1 from room where held_order_id = orders.id)`,
  noShow: (time) =>
    sql`${isPaid} and arrive_time < ${hotelDaySpan(hotelToday(time), time.dayStarts).from}`,
  // Two small indexes: of both conditions together SQLite reads all orders.
  toRefund: () => sql`orders.id in (
    select id from orders as asked where status = ${sql.lit(OrderStatus.refundRequested)}
    union all select id from orders as waiting where to_pay_back > 0)`,
  paidTwice: () => sql`paid_twice > 0 and paid_twice_settled is null`,
  // As the index of holds has it.
  late: ({ now }) => sql`status = 0 and hold_until < ${now}`,
  leftOpen: () => sql`left_open = 1`,
};

/** The names of our own sources, as the chart of sources shows them. */
export const orderSourceLabel: Readonly<Record<OrderSource, string>> = {
  [OrderSource.miniProgram]: '小程序',
  [OrderSource.walkIn]: '到店',
  [OrderSource.phone]: '电话',
  [OrderSource.agency]: '旅行平台',
};

/**
 * The rows of a source by its name in the chart: those whose channel gave this name, and those of our own
 * source that has it. `hasIndexedTerm`: by the index of sources.
 */
function ofSource(name: string, hasIndexedTerm: boolean): RawBuilder<SqlBool> {
  const own = Object.values(OrderSource).filter((source) => orderSourceLabel[source] === name);
  const names = sql.join([name, ...own.map((source) => `#${source}`)]);
  const column = sql`coalesce(nullif(source_name, ''), '#' || source)`;
  return hasIndexedTerm ? sql`${column} in (${names})` : sql`${column} || '' in (${names})`;
}

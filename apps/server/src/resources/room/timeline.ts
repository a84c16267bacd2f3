import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Role } from '@anzhu/api/contract/role';
import {
  maxDaysOfAll,
  type RoomSpan,
  type TypeNight,
  type UnassignedOrder,
} from '@anzhu/api/contract/roomTimeline';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { stayMoments } from '@anzhu/api/rules/stayDates';
import { daysBetween } from '@anzhu/api/rules/days';
import { hotelDaySpan, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { type Expression, sql, type SqlBool } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import { bit, filterId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { type ExportQueue, makeExportQueue } from '../../platform/exportQueue.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import {
  assignedStatuses,
  readHeldRooms,
  readIsolatingRooms,
  isRoomArchived,
  readTypeRooms,
} from '../availability/index.ts';

/** What is shown: of which hotel and rooms, and when. */
interface View {
  hotelId: number | null;
  typeId: number | null;
  floor: number | null;
  /** Null for rooms of both natures. */
  isIsolation: boolean | null;
  /** The first and the last day. */
  from: string;
  to: string;
  time: HotelTime;
}

/** A bar, and its room. */
type SpanRow = WithRowIds<RoomSpan> & { roomId: number };

/** Time axes that are read at once, each for another user, and those of a user that may wait: screens that are open. */
const readAtOnce = 4;
const mostOfUser = 20;

/** Creates the queue of time axes: each takes the process some tens of milliseconds. */
export const makeTimelineQueue = (): ExportQueue =>
  makeExportQueue(readAtOnce, mostOfUser, '时间轴正在读取，请稍后再试');

/** Rooms by nights: their stays, orders and repairs, the orders without a room, and what is available by type. */
export const roomTimeline: Handler<'roomTimeline'> = async ({ input, session, signal }, server) => {
  const view = viewOf(input, {
    hotelId: narrowedTo(session, filterId(input.hotelId)),
    isIsolation: session.role === Role.antiEpidemic ? true : (input.isIsolation ?? null),
    time: hotelTime(server),
  });
  if (view.hotelId === null && daysBetween(view.from, view.to) >= maxDaysOfAll) {
    throw invalid('to', `不限酒店时最多 ${maxDaysOfAll} 天`);
  }
  const hidden = session.role === Role.antiEpidemic && input.isIsolation === false;
  if (hidden) return { rooms: [], unassigned: [], vacancy: [] };
  const place = server.timelineQueue.enter(session.userId);
  try {
    await place.turn;
    signal.throwIfAborted();
    return await readTimeline(server.store.reports, view);
  } finally {
    place.leave();
  }
};

async function readTimeline(db: Db, view: View) {
  const rooms = await readRooms(db, view);
  const spans = Map.groupBy(
    [
      ...(await readStays(db, view)),
      ...(await readHeld(db, view)),
      ...(await readOutOfOrder(db, view)),
    ],
    ({ roomId }) => roomId,
  );
  return {
    rooms: rooms.map((room) => ({
      ...room,
      isIsolation: room.isIsolation === 1,
      isToInspect: room.isToInspect === 1,
      spans: (spans.get(room.id) ?? []).toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    })),
    unassigned: view.isIsolation === true ? [] : await readUnassigned(db, view),
    vacancy: await readVacancy(db, view),
  };
}

const viewOf = (
  { from, to, type, floor }: CallInput<'roomTimeline'>,
  scope: Pick<View, 'hotelId' | 'isIsolation' | 'time'>,
): View => ({ ...scope, typeId: filterId(type), floor: floor ?? null, from, to });

/** The first and the last second of the days that are shown. */
const momentsOf = ({ from, to, time }: View) => hotelDaySpan(from, time.dayStarts, to);

/** Which rooms are shown, by the columns of `room`. */
function shownRooms({ hotelId, typeId, floor, isIsolation, from }: View): Expression<SqlBool> {
  const nature = bit(isIsolation ?? undefined);
  const conditions = [
    sql`not ${isRoomArchived(from)}`,
    hotelId === null ? null : sql`room.hotel_id = ${hotelId}`,
    typeId === null ? null : sql`room.room_type_id = ${typeId}`,
    floor === null ? null : sql`room.floor = ${floor}`,
    nature === undefined ? null : sql`room.is_isolation = ${nature}`,
  ].filter((condition) => condition !== null);
  return sql`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`;
}

const readRooms = (db: Db, view: View) =>
  db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select(['room.id', 'room.name', 'room.room_type_id as type', 'room.floor', 'room.status'])
    .select(['room_type.name as roomTypeName', 'room.is_isolation as isIsolation'])
    .select(['room.hotel_id as hotelId', 'room.is_to_inspect as isToInspect'])
    .where(shownRooms(view))
    .orderBy('room.hotel_id')
    .orderBy('room.floor')
    // 9 before 10: room numbers are numbers to those who look for them.
    .orderBy(sql`length(room.name)`)
    .orderBy('room.name')
    .execute();

const dayUseOf = ({ day_use_hours: hours }: { day_use_hours: number | null }) =>
  hours !== null && hours > 0 ? { isDayUse: true } : {};

/** Stays of guests and of people in isolation. */
async function readStays(db: Db, view: View): Promise<SpanRow[]> {
  const { from, until } = momentsOf(view);
  const stays = db
    .selectFrom('stay')
    // Not by the index of rooms: it holds all their former stays.
    .innerJoin('room', (join) => join.on('room.id', '=', sql<number>`stay.room_id + 0`))
    .leftJoin('orders', 'orders.id', 'stay.order_id')
    .leftJoin('isolation_person as person', 'person.id', 'stay.isolation_person_id')
    .select(['stay.room_id as roomId', 'stay.kind', 'stay.sn', 'stay.check_in_time as checkIn'])
    .select('stay.opened_time as opened')
    .select(['stay.leave_time as leave', 'stay.ended_time as ended', 'stay.order_id as orderId'])
    .select(['person.id as personId', 'orders.status as orderStatus', 'orders.day_use_hours'])
    .select(['person.status as personStatus'])
    .select((eb) =>
      eb
        .selectFrom('stay_guest')
        .select('stay_guest.name')
        .whereRef('stay_guest.stay_id', '=', 'stay.id')
        .orderBy('stay_guest.place')
        .limit(1)
        .as('guest'),
    )
    .where(shownRooms(view))
    .where('stay.check_in_time', '<=', until);
  // Who is overdue is there still.
  const isOverdueIn = view.time.now >= from;
  const open = stays
    .where('stay.ended_time', 'is', null)
    .$if(!isOverdueIn, (query) => query.where('stay.leave_time', '>=', from));
  const ended = stays
    .where('stay.kind', 'in', [sql.lit(StayKind.guests), sql.lit(StayKind.isolation)])
    .where('stay.ended_time', '>=', from);
  const rows = await open.unionAll(ended).execute();
  return rows.map((row) => ({
    roomId: row.roomId,
    kind: row.kind === StayKind.guests ? 'stay' : 'isolation',
    ...stayMoments(row, view.time.dayStarts),
    ...dayUseOf(row),
    label: row.guest ?? '',
    status: row.kind === StayKind.guests ? row.orderStatus : row.personStatus,
    orderId: row.orderId,
    sn: row.ended === null ? row.sn : null,
    id: row.personId,
  }));
}

/** Orders whose room is assigned, or held already. */
async function readHeld(db: Db, view: View): Promise<SpanRow[]> {
  const { from, until } = momentsOf(view);
  // Apart: a join by either of two columns reads every pair.
  const held = db
    .selectFrom('room')
    .innerJoin('orders', 'orders.id', 'room.held_order_id')
    .select(['room.id as roomId', 'orders.id as orderId', 'orders.status'])
    .select(['orders.arrive_time as from', 'orders.leave_time as to', 'day_use_hours'])
    .select('orders.booker_name as label')
    .where(shownRooms(view))
    .where('orders.leave_time', '>=', from)
    .where('orders.arrive_time', '<=', until);
  const assigned = db
    .selectFrom('room')
    .innerJoin('orders', 'orders.assigned_room_id', 'room.id')
    .select(['room.id as roomId', 'orders.id as orderId', 'orders.status'])
    .select(['orders.arrive_time as from', 'orders.leave_time as to', 'day_use_hours'])
    .select('orders.booker_name as label')
    .where(shownRooms(view))
    .where('orders.leave_time', '>=', from)
    .where('orders.arrive_time', '<=', until)
    .where('orders.status', 'in', assignedStatuses)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('room as other').select('id').whereRef('held_order_id', '=', 'orders.id'),
        ),
      ),
    );
  const rows = [...(await held.execute()), ...(await assigned.execute())];
  return rows.map(({ day_use_hours, ...row }) => ({
    ...row,
    ...dayUseOf({ day_use_hours }),
    kind: 'held',
    sn: null,
    id: null,
  }));
}

/** Repairs, from the first second of the hotel's first day to the last of its last. */
async function readOutOfOrder(db: Db, view: View): Promise<SpanRow[]> {
  const rows = await db
    .selectFrom('room_block')
    .innerJoin('room', 'room.id', 'room_block.room_id')
    .select(['room_block.id', 'room_id as roomId', 'from_day', 'to_day', 'reason as label'])
    .where(shownRooms(view))
    .where('to_day', '>=', view.from)
    .where('from_day', '<=', view.to)
    .execute();
  return rows.map(({ from_day, to_day, ...row }) => {
    const { from, until: to } = hotelDaySpan(from_day, view.time.dayStarts, to_day);
    return { ...row, kind: 'blocked', from, to, status: null, orderId: null, sn: null };
  });
}

/** Orders that take a room of their type, which one is open. */
async function readUnassigned(db: Db, view: View): Promise<WithRowIds<UnassignedOrder>[]> {
  const { hotelId, typeId } = view;
  const { from, until } = momentsOf(view);
  const rows = await db
    .selectFrom('orders')
    .innerJoin('room_type', 'room_type.id', 'orders.room_type_id')
    .select(['orders.id', 'orders.room_type_id as type', 'room_type.name as roomTypeName'])
    .select(['orders.hotel_id as hotelId', 'orders.arrive_time as from', 'orders.leave_time as to'])
    .select(['orders.booker_name as label', 'orders.status', 'orders.group_no as groupNo'])
    .select('day_use_hours')
    .where(
      'orders.status',
      'in',
      assignedStatuses.map((status) => sql.lit(status)),
    )
    .where('orders.assigned_room_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('room').select('id').whereRef('held_order_id', '=', 'orders.id'))),
    )
    .where('orders.leave_time', '>=', from)
    .where('orders.arrive_time', '<=', until)
    .$if(hotelId !== null, (query) => query.where('orders.hotel_id', '=', hotelId))
    .$if(typeId !== null, (query) => query.where('orders.room_type_id', '=', typeId))
    .orderBy('orders.arrive_time')
    .orderBy('orders.id')
    .execute();
  return rows.map(({ day_use_hours, ...row }) => ({ ...row, ...dayUseOf({ day_use_hours }) }));
}

/** Available rooms by type and night, as availability counts them. */
async function readVacancy(db: Db, view: View): Promise<WithRowIds<TypeNight>[]> {
  const { hotelId, typeId, from, to, time } = view;
  const nights = nightsFrom(from, daysBetween(from, to) + 1);
  const isIsolation = view.isIsolation === true;
  const types = await readTypeRooms(db, { hotels: hotelId, nature: isIsolation ? 1 : 0 });
  const read = isIsolation ? readIsolatingRooms : readHeldRooms;
  const held = await read(db, { hotels: hotelId, nights, time });
  return types
    .filter(
      ({ id, rooms }) => (typeId === null || id === typeId) && (Number(rooms) > 0 || held.has(id)),
    )
    .flatMap(({ id, rooms }) =>
      nights.map((night, index) => ({
        type: id,
        night,
        available: Number(rooms) - (held.get(id)?.[index] ?? 0),
      })),
    );
}

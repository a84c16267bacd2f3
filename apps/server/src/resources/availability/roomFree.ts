import { OrderStatus } from '@anzhu/api/contract/order';
import { archivedUntil } from '@anzhu/api/contract/room';
import { nightsOf } from '@anzhu/api/rules/availability';
import { periodsMeet } from '@anzhu/api/rules/dayUse';
import { hoursText } from '@anzhu/api/rules/stayLength';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelDaySpan, hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../platform/db/store.ts';
import { conflict } from '../../platform/refusal.ts';

/** A room that is to be taken for consecutive nights, `yyyy-MM-dd` each. */
interface WantedRoom {
  room: { id: number; name: string };
  nights: readonly string[];
  /** From when to when, where that is known: it does not meet a day use of the room. A day use has no nights. */
  period?: StayPeriod | undefined;
  time: HotelTime;
  /** The order that it is for, and one that gives it up: their stay and assignment do not count. */
  forOrderIds: readonly number[];
  /** The person in isolation that it is for: their stay does not count either. */
  forPersonId?: number | null;
}

/** In which an order keeps the room that it was assigned: a requested refund may be refused. */
export const assignedStatuses: readonly OrderStatus[] = [
  OrderStatus.unpaid,
  OrderStatus.paid,
  OrderStatus.refundRequested,
];

/** Locks a room until the transaction ends: what is read afterwards is true of it then. */
export const lockRoom = (tx: Tx, id: number) =>
  tx
    .updateTable('room')
    .set({ status: sql`status` })
    .where('id', '=', id)
    .execute();

/** Whether a repair of the room of a query meets some nights: consecutive days. */
export const isOutOfOrder = (nights: readonly string[]): Expression<SqlBool> =>
  sql`exists (select 1 from room_block where room_block.room_id = room.id
    and to_day >= ${nights[0] ?? ''} and from_day <= ${nights.at(-1) ?? ''})`;

/**
 * Whether the room of a query is out of use (停用) on a day, or at present: from its first day on it counts among the rooms
 * of no hotel and no type, and not among those out of order.
 */
export const isRoomArchived = (day: string = archivedUntil): Expression<SqlBool> =>
  sql`exists (select 1 from room_block where room_block.room_id = room.id
    and to_day = ${archivedUntil} and from_day <= ${day})`;

/**
 * Whether the room of a query is assigned to another order for some nights: consecutive days, or hours. Who comes in
 * the small hours after the last of them does not count.
 */
export const isAssigned = (
  { nights, period }: Pick<WantedRoom, 'nights' | 'period'>,
  exceptOrderId: number,
): Expression<SqlBool> => {
  const meets =
    period &&
    sql`orders.arrive_time < ${period.estimatedCheckOut} and orders.leave_time > ${period.estimatedCheckIn}`;
  const byNights = sql`orders.day_use_hours = 0 and orders.leave_time >= ${addDays(nights[0] ?? '', 1)}
    and orders.arrive_time < ${addDays(nights.at(-1) ?? '', 1)}`;
  const byHours = meets && sql`orders.day_use_hours > 0 and ${meets}`;
  const taken = period?.isDayUse
    ? meets
    : byHours
      ? sql`((${byNights}) or (${byHours}))`
      : byNights;
  return sql`exists (select 1 from orders where orders.assigned_room_id = room.id
    and orders.id <> ${exceptOrderId} and ${taken ?? sql`1 = 0`})`;
};

const shortDay = (day: string): string => day.slice(5, 10);

/**
 * Refuses nights in which a room is taken: by guests who are in it, by an order that it is assigned to or held
 * for, by a repair; says by which. Locks the room until the transaction ends. Call it after the order is locked.
 */
export async function checkRoomFree(tx: Tx, wanted: WantedRoom): Promise<void> {
  if (wanted.nights.length === 0 && !wanted.period?.isDayUse) return;
  await lockRoom(tx, wanted.room.id);
  const refusal = await roomTaken(tx, wanted);
  if (refusal !== null) throw conflict(refusal);
}

/** By what a room is taken in some nights, as a sentence; null where it is free. Locks nothing. */
export async function roomTaken(db: Db, wanted: WantedRoom): Promise<string | null> {
  const { room, period } = wanted;
  const nights = period?.isDayUse ? [dayOf(period.estimatedCheckIn)] : wanted.nights;
  const [first, last = first] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return null;
  const reason =
    (await stayIn(db, { ...wanted, first })) ??
    (await assignedIn(db, { ...wanted, first, last })) ??
    (await outOfOrderIn(db, room.id, { first, last }));
  return reason === null ? null : `房间 ${room.name} ${reason}`;
}

type Span = { first: string; last: string };

/** Guests who are in the room, and still then: also those who should have left, tonight. */
async function stayIn(
  db: Db,
  { room, period, time, forOrderIds, forPersonId = null, first }: WantedRoom & Pick<Span, 'first'>,
): Promise<string | null> {
  const stay = await db
    .selectFrom('stay')
    .select(['order_id', 'isolation_person_id', 'leave_time'])
    .where('room_id', '=', room.id)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  if (!stay || (stay.order_id !== null && forOrderIds.includes(stay.order_id))) return null;
  if (forPersonId !== null && stay.isolation_person_id === forPersonId) return null;
  const isOverdueThen = stay.leave_time < time.now && first === hotelToday(time);
  const hasLeft = period?.isDayUse
    ? stay.leave_time <= period.estimatedCheckIn
    : dayOf(stay.leave_time) <= first;
  if (!isOverdueThen && hasLeft) return null;
  return `的客人 ${shortDay(stay.leave_time)} 离店`;
}

/** An order that the room is assigned to, paid or not, or held for. */
async function assignedIn(
  db: Db,
  { room, nights, period, time, forOrderIds, first, last }: WantedRoom & Span,
): Promise<string | null> {
  const { until } = hotelDaySpan(last, time.dayStarts);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'booker_name', 'arrive_time', 'leave_time', 'day_use_hours'])
    .where((eb) =>
      eb.or([
        eb('assigned_room_id', '=', room.id).and('status', 'in', assignedStatuses),
        eb('id', '=', eb.selectFrom('room').select('held_order_id').where('id', '=', room.id)),
      ]),
    )
    .where('leave_time', '>', first)
    .where('arrive_time', '<=', until)
    .orderBy('arrive_time')
    .execute();
  for (const { id, booker_name, arrive_time, leave_time, day_use_hours } of orders) {
    if (forOrderIds.includes(id)) continue;
    const isDayUse = day_use_hours > 0;
    const other = { estimatedCheckIn: arrive_time, estimatedCheckOut: leave_time, isDayUse };
    const taken = nightsOf(other, time.dayStarts);
    const isTaken =
      isDayUse || period?.isDayUse
        ? period !== undefined && periodsMeet(period, other)
        : taken.some((night) => nights.includes(night));
    if (!isTaken) continue;
    const span = isDayUse
      ? `${shortDay(arrive_time)} ${hoursText(other)}`
      : `${shortDay(taken[0] ?? '')} 至 ${shortDay(leave_time)}`;
    return `${span} 已排给订单 ${id}（${booker_name}）`;
  }
  return null;
}

/** The repair of a room that meets some nights, in words. */
async function outOfOrderIn(db: Db, roomId: number, { first, last }: Span): Promise<string | null> {
  const period = await db
    .selectFrom('room_block')
    .select(['from_day', 'to_day', 'reason'])
    .where('room_id', '=', roomId)
    .where('to_day', '>=', first)
    .where('from_day', '<=', last)
    .orderBy('from_day')
    .executeTakeFirst();
  if (!period) return null;
  if (period.to_day === archivedUntil) return `已停用（${period.reason}）`;
  const until = shortDay(addDays(period.to_day, 1));
  return `${shortDay(period.from_day)} 至 ${until} 维修（${period.reason}）`;
}

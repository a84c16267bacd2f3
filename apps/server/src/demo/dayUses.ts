import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { StayEnd, StayKind } from '../platform/db/tables/stay.ts';
import type { DemoBook } from './book.ts';
import type { DemoHotel } from './property.ts';

/** Hours of the demo's day uses. */
const hours = 4;

/** Between which guests are in a room by hours, in minutes of the day. */
const inHouse = { from: 9 * 60, until: 19 * 60 };

/** The begin of the one that is in house now: at a full hour, so that it ends until 20:00. */
const beginOf = (minute: number): number => Math.min(Math.floor(minute / 60) - 1, 20 - hours) * 60;

/**
 * Adds day uses of one hotel: of yesterday, who have left; of today, in house while it is day; of tomorrow, held.
 */
export async function addDayUses(
  db: Kysely<Tables>,
  book: DemoBook,
  hotel: DemoHotel,
): Promise<void> {
  const { calendar } = book;
  const vacant = await db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room_type_id')
    .select('room.id')
    .where('room.hotel_id', '=', hotel.id)
    .where('room.status', '=', RoomStatus.vacant)
    .where('is_isolation', '=', 0)
    .where('day_use_fee', '>', 0)
    .orderBy('room.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const room = hotel.rooms.find(({ id }) => id === vacant?.id);
  if (!room) return;
  const booking = { hotel, room, nights: 1 };
  const tomorrow = { arrival: 1, dayUse: { from: 10 * 60, hours } };
  book.order({
    ...booking,
    ...tomorrow,
    status: OrderStatus.unpaid,
    guarantee: Guarantee.onArrival,
  });
  const minute = calendar.minuteOfToday;
  const isDay = minute >= inHouse.from && minute < inHouse.until;
  for (const [day, from] of [
    [-1, 13 * 60] as const,
    ...(isDay ? [[0, beginOf(minute)] as const] : []),
  ]) {
    const isOver = day < 0;
    const status = isOver ? OrderStatus.completed : OrderStatus.checkedIn;
    const { id, booker } = book.order({
      ...booking,
      status,
      arrival: day,
      dayUse: { from, hours },
    });
    const leave = calendar.at(day, from + hours * 60);
    book.stay(
      {
        hotel,
        room,
        kind: StayKind.guests,
        orderId: id,
        personId: null,
        province: booker.province,
        checkIn: calendar.at(day, from),
        leave,
        ended: isOver ? leave : null,
        end: isOver ? StayEnd.checkedOut : null,
      },
      [booker],
    );
    if (!isOver) book.room(room.id, RoomStatus.occupied);
  }
  await book.store(db);
}

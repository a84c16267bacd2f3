import { OrderStatus } from '@anzhu/api/contract/order';
import { nightsOf, shortMessage } from '@anzhu/api/rules/availability';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import type { Db } from '../platform/db/store.ts';
import { PendingState } from '../platform/db/tables/order.ts';
import { readAvailableRooms } from '../resources/availability/index.ts';
import type { DemoBook } from './book.ts';
import type { DemoHotel } from './property.ts';

const channel = '示例旅行网';

/** Minutes ago that the channel has sent it. */
const sentMinutesAgo = 35;

/** Adds a booking of a channel for one room more than a room type has available, from tomorrow on. */
export async function addPendingOrder(db: Db, book: DemoBook, hotel: DemoHotel): Promise<void> {
  const { calendar } = book;
  const time = { now: calendar.now, dayStarts: usualDayStart };
  const stay = {
    estimatedCheckIn: calendar.at(1, 14 * 60),
    estimatedCheckOut: calendar.at(3, 12 * 60),
  };
  const nights = nightsOf(stay, time.dayStarts);
  const types = new Map(
    hotel.rooms.filter(({ isIsolation }) => !isIsolation).map((room) => [room.typeId, room.fee]),
  );
  const offers = [];
  for (const [roomTypeId, fee] of types) {
    const available = await readAvailableRooms(db, { hotelId: hotel.id, roomTypeId, nights, time });
    offers.push({ roomTypeId, fee, available, rooms: Math.max(0, Math.min(...available)) + 1 });
  }
  const [wanted] = offers.toSorted((one, other) => one.rooms - other.rooms);
  if (!wanted) return;
  const { roomTypeId, fee, available, rooms } = wanted;
  const booker = book.person();
  const externalId = `SL-${calendar.now.slice(0, 10).replaceAll('-', '')}-${hotel.id}`;
  const pay = toYuan(fee * nights.length * rooms);
  await db
    .insertInto('pending_order')
    .values({
      channel,
      external_id: externalId,
      hotel_id: hotel.id,
      room_type_id: roomTypeId,
      leave_time: stay.estimatedCheckOut,
      sent: JSON.stringify({
        ...stay,
        externalId,
        source: channel,
        hotelId: String(hotel.id),
        roomType: String(roomTypeId),
        name: booker.name,
        number: booker.phone,
        province: booker.province,
        rooms,
        pay,
        lastPay: pay,
        status: OrderStatus.paid,
      }),
      refusal: shortMessage(nights, available, rooms) ?? '',
      state: PendingState.waiting,
      created_time: calendar.pastAt(0, calendar.minuteOfToday - sentMinutesAgo),
    })
    .execute();
}

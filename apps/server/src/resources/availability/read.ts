import { availableNights } from '@anzhu/api/contract/availability';
import { Role } from '@anzhu/api/contract/role';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../../platform/clock.ts';
import { type Bit, filterId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { readHeldRooms, readIsolatingRooms } from './queries.ts';

/** The room types of a hotel, or of all, with the number of their rooms of one nature. */
function readTypes(db: Db, { hotelId, nature }: { hotelId: number | null; nature: Bit }) {
  const types = db
    .selectFrom('room_type')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(['room_type.id', 'room_type.name', 'hotel.id as hotelId', 'hotel.name as hotelName'])
    .select((eb) =>
      eb
        .selectFrom('room')
        .select((room) => room.fn.countAll<number>().as('rooms'))
        .whereRef('room.room_type_id', '=', 'room_type.id')
        .where('room.is_isolation', '=', nature)
        .as('rooms'),
    )
    .orderBy('hotel.id')
    .orderBy('room_type.sort')
    .orderBy('room_type.id');
  return (hotelId === null ? types : types.where('hotel.id', '=', hotelId)).execute();
}

/**
 * Rooms left by room type in the next nights: normal rooms that no order holds. Epidemic-prevention
 * staff get isolation rooms (spec: roles), by planned release.
 */
export const availability: Handler<'availability'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const time = hotelTime(server);
  const nights = nightsFrom(hotelToday(time), availableNights);
  const isIsolation = session.role === Role.antiEpidemic;
  const types = await readTypes(db, { hotelId, nature: isIsolation ? 1 : 0 });
  const read = isIsolation ? readIsolatingRooms : readHeldRooms;
  const held = await read(db, { hotelId, nights, time });
  return {
    nights,
    isIsolation,
    roomTypes: types
      .filter(({ id, rooms }) => Number(rooms) > 0 || held.has(id))
      .map((type) => {
        const rooms = Number(type.rooms);
        return {
          ...type,
          rooms,
          left: nights.map((_, index) => rooms - (held.get(type.id)?.[index] ?? 0)),
        };
      }),
  };
};

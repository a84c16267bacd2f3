import { availableNights } from '@anzhu/api/contract/availability';
import { Role } from '@anzhu/api/contract/role';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelsOf } from '../../platform/session/regions.ts';
import { readHeldRooms, readIsolatingRooms, readTypeRooms } from './queries.ts';

/**
 * Available rooms by room type in the next nights: normal rooms that no order holds. Epidemic-prevention
 * staff get isolation rooms (spec: roles), by planned release.
 */
export const availability: Handler<'availability'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const hotels = await hotelsOf(db, session, input);
  const time = hotelTime(server);
  const nights = nightsFrom(hotelToday(time), availableNights);
  const isIsolation = session.role === Role.antiEpidemic;
  const read = isIsolation ? readIsolatingRooms : readHeldRooms;
  const [types, held] = await Promise.all([
    readTypeRooms(db, { hotels, nature: isIsolation ? 1 : 0 }),
    read(db, { hotels, nights, time }),
  ]);
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
          available: nights.map((_, index) => rooms - (held.get(type.id)?.[index] ?? 0)),
        };
      }),
  };
};

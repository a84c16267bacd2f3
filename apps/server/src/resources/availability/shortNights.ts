import { shortMessage } from '@anzhu/api/rules/availability';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import type { Db } from '../../platform/db/store.ts';
import { NoRoomAvailable, readAvailableRooms } from './queries.ts';

/** A stay that is to be sold in a room of a type: all of its nights, and those that are added to it. */
export interface StayToSell {
  hotelId: number;
  roomTypeId: number;
  orderId: number;
  nights: readonly string[];
  added: readonly string[];
}

/** A night on which fewer rooms of a type are available than are wanted. */
interface ShortNight {
  roomTypeId: number;
  night: string;
  available: number;
  wanted: number;
}

/** Added nights on which too few rooms of a type are available for stays that change together, and how many are. */
export async function readShortNights(
  db: Db,
  stays: readonly StayToSell[],
  time: HotelTime,
): Promise<ShortNight[]> {
  const short = [];
  const exceptOrderIds = stays.map(({ orderId }) => orderId);
  for (const [roomTypeId, ofType] of Map.groupBy(stays, (stay) => stay.roomTypeId)) {
    const nights = [...new Set(ofType.flatMap(({ added }) => added))].toSorted();
    const hotelId = ofType[0]?.hotelId ?? 0;
    const available = await readAvailableRooms(db, {
      hotelId,
      roomTypeId,
      nights,
      time,
      exceptOrderIds,
    });
    for (const [index, night] of nights.entries()) {
      const wanted = ofType.filter((stay) => stay.nights.includes(night)).length;
      if ((available[index] ?? 0) < wanted)
        short.push({ roomTypeId, night, available: available[index] ?? 0, wanted });
    }
  }
  return short.toSorted((one, other) => (one.night < other.night ? -1 : 1));
}

/** Refuses stays that change together and for which a night has too few available rooms. */
export async function refuseShortNights(
  db: Db,
  stays: readonly StayToSell[],
  time: HotelTime,
): Promise<void> {
  const shortages = await describeShort(db, stays, await readShortNights(db, stays, time));
  if (shortages.length > 0) throw new NoRoomAvailable(shortages.join('；'));
}

/** Which room types have too few rooms for stays that change together, a sentence each; named where there are several. */
export async function describeShort(
  db: Db,
  stays: readonly StayToSell[],
  short: readonly ShortNight[],
): Promise<string[]> {
  const types = [...new Set(stays.map(({ roomTypeId }) => roomTypeId))];
  const ofTypes = types.flatMap((id) => short.find(({ roomTypeId }) => roomTypeId === id) ?? []);
  if (ofTypes.length === 0) return [];
  const rows = await db
    .selectFrom('room_type')
    .select(['id', 'name'])
    .where('id', 'in', types)
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ofTypes.flatMap(({ roomTypeId, night, available, wanted }) => {
    const name = types.length > 1 ? names.get(roomTypeId) : undefined;
    return shortMessage([night], [available], wanted, name) ?? [];
  });
}

import { Role } from '@anzhu/api/contract/role';
import { maxListedRooms } from '@anzhu/api/contract/room';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { nameWords } from '@anzhu/api/rules/nameWords';
import { toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import { hotelTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { contains } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';
import { isReadAs } from '../../platform/names/pinyin.ts';
import { narrowedTo, ofHotel, seesMoney } from '../../platform/session/scope.ts';
import { isRoomArchived } from '../availability/index.ts';
import { bedsOf } from '../roomType/index.ts';
import {
  countGuests,
  readNextOutOfOrder,
  roomFor,
  type RoomRow,
  selectRooms,
  toRoom,
} from './queries.ts';

/** The board: rooms by floor and number. Epidemic-prevention staff see isolation rooms only. */
export const listRooms: Handler<'listRooms'> = async ({ input, session }, server) => {
  const { store } = server;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const type = filterId(input.type);
  const orderId = filterId(input.orderId);
  let query = selectRooms(store.db).where(ofHotel('room.hotel_id', hotelId));
  if (session.role === Role.antiEpidemic) query = query.where('room.is_isolation', '=', 1);
  if (input.isIsolation !== undefined) {
    query = query.where('room.is_isolation', '=', input.isIsolation ? 1 : 0);
  }
  if (input.floor !== undefined) query = query.where('room.floor', '=', input.floor);
  if (input.status !== undefined) query = query.where('room.status', '=', input.status);
  if (type !== null) query = query.where('room.room_type_id', '=', type);
  if (input.name !== undefined) {
    const { name } = input;
    query = query.where((eb) => contains(eb.ref('room.name'), name));
  }
  if (orderId !== null) {
    query = query.where((eb) =>
      eb.or([eb('room.held_order_id', '=', orderId), eb('stay.order_id', '=', orderId)]),
    );
  }
  const today = hotelToday(hotelTime(server));
  const archived = isRoomArchived(today);
  const rows = await query
    .where(({ not }) => (input.isArchived === true ? archived : not(archived)))
    .orderBy('room.hotel_id')
    .orderBy('room.floor')
    // 9 before 10: room numbers are numbers to those who look for them.
    .orderBy(sql`length(room.name)`)
    .orderBy('room.name')
    .$if(hotelId === null, (rooms) => rooms.limit(maxListedRooms + 1))
    .execute();
  if (hotelId === null && rows.length > maxListedRooms) {
    throw invalid('hotelId', `房间超过 ${maxListedRooms} 间，请选择酒店`);
  }
  const outOfOrder = await readNextOutOfOrder(store.db, today, ofHotel('room.hotel_id', hotelId));
  const isMeant = await hasGuest(store.db, { name: input.guest, hotelId });
  return rows.filter(isMeant).map((row) => ({
    ...toRoom(row),
    blocked: outOfOrder.get(row.id) ?? null,
  }));
};

/** Whether a guest of a room, or who booked where it is held, is named so; without a name every room is meant. */
async function hasGuest(
  db: Db,
  { name, hotelId }: { name: string | undefined; hotelId: number | null },
): Promise<(room: Pick<RoomRow, 'id' | 'guest'>) => boolean> {
  if (name === undefined) return () => true;
  const words = nameWords(name);
  const present = await db
    .selectFrom('stay')
    .innerJoin('stay_guest', 'stay_guest.stay_id', 'stay.id')
    .select(['stay.room_id', 'stay_guest.name'])
    .where('stay.ended_time', 'is', null)
    .where(ofHotel('stay.hotel_id', hotelId))
    .execute();
  const found = new Set(
    present.filter((guest) => isReadAs(guest.name, words)).map(({ room_id }) => room_id),
  );
  return ({ id, guest }) => found.has(id) || (guest !== null && isReadAs(guest, words));
}

/** The floors that have rooms which the caller sees, from the lowest up. */
export const listFloors: Handler<'listFloors'> = async ({ input, session }, server) => {
  const { store } = server;
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const rows = await store.db
    .selectFrom('room')
    .select('floor')
    .distinct()
    .where(ofHotel('hotel_id', hotelId))
    .where(({ not }) => not(isRoomArchived(hotelToday(hotelTime(server)))))
    .$if(session.role === Role.antiEpidemic, (query) => query.where('is_isolation', '=', 1))
    .orderBy('floor')
    .execute();
  return rows.map((row) => row.floor);
};

/** A room with what its type and its beds offer. */
export const getRoom: Handler<'getRoom'> = async ({ input, session }, server) => {
  const { db } = server.store;
  const room = await roomFor(db, input.id, { session, action: 'view' });
  const type = await db
    .selectFrom('room_type')
    .selectAll()
    .where('id', '=', room.room_type_id)
    .executeTakeFirstOrThrow();
  const beds = (await bedsOf(db, [type.id])).get(type.id) ?? [];
  const [first] = beds;
  const hasMoney = seesMoney(session);
  const today = hotelToday(hotelTime(server));
  const outOfOrder = await readNextOutOfOrder(db, today, sql`room.id = ${room.id}`);
  return {
    ...toRoom(room),
    blocked: outOfOrder.get(room.id) ?? null,
    rtName: type.name,
    bed: type.bed,
    maxLoad: type.max_load,
    guests: await countGuests(db, room.id),
    haveWindow: type.have_window === 1,
    network: type.network === 1,
    haveBreakfast: type.have_breakfast === 1,
    fee: hasMoney ? toYuan(type.fee) : null,
    isolationFee: hasMoney ? toYuan(type.isolation_fee) : null,
    bedName: beds.length === 0 ? null : beds.map((bed) => bed.name).join('、'),
    specification: first?.specification ?? null,
    bedMaxLoad: first?.max_load ?? null,
    hardness: first?.hardness ?? null,
  };
};

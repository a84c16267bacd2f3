import { roomTransitions } from '@anzhu/api/rules/roomTransitions';
import type { Id } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { sql } from 'kysely';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { checkRoomFree, isOutOfOrder, lockRoom } from '../availability/index.ts';
import { roomFor, type RoomRow, selectRooms } from '../room/index.ts';

/** Which rooms are candidates: those of a hotel, or only those of one type. */
interface RoomCriteria {
  hotelId: number;
  roomTypeId: number | null;
  /** In which they are not out of order: consecutive days. */
  nights: readonly string[];
}

/** Takes a vacant isolation room of a hotel: the first of `pickRooms`. */
export async function pickRoom(tx: Tx, criteria: RoomCriteria): Promise<RoomRow> {
  const [room] = await pickRooms(tx, criteria, 1);
  return room as RoomRow;
}

/**
 * Takes vacant isolation rooms of a hotel (spec: rooms and stays): lowest floor, then number. When a
 * concurrent call takes one of them, the next one is tried; refuses when fewer are available.
 */
export async function pickRooms(
  tx: Tx,
  { hotelId, roomTypeId, nights }: RoomCriteria,
  count: number,
): Promise<RoomRow[]> {
  const taken: RoomRow[] = [];
  while (taken.length < count) {
    let vacant = selectRooms(tx)
      .where('room.hotel_id', '=', hotelId)
      .where('room.is_isolation', '=', 1)
      .where('room.status', '=', RoomStatus.vacant)
      .where(({ not }) => not(isOutOfOrder(nights)));
    if (roomTypeId !== null) vacant = vacant.where('room.room_type_id', '=', roomTypeId);
    const rooms = await vacant
      .orderBy('room.floor')
      // 9 before 10: room numbers are numbers to those who look for them.
      .orderBy(sql`length(room.name)`)
      .orderBy('room.name')
      .limit(count - taken.length)
      .execute();
    if (rooms.length === 0) {
      const none = `该${roomTypeId === null ? '酒店' : '房型'}暂无空闲隔离房`;
      throw conflict(count === 1 ? none : `${none}：需要 ${count} 间，剩余 ${taken.length} 间`);
    }
    for (const room of rooms) if (await occupy(tx, room, nights)) taken.push(room);
  }
  return taken;
}

interface NamedRoom {
  roomId: Id;
  hotelId: number | null;
  session: Session;
  nights: readonly string[];
  time: HotelTime;
}

/** Takes the requested room: a vacant isolation room, of the given hotel if there is one. */
export async function takeRoom(
  tx: Tx,
  { roomId, hotelId, session, nights, time }: NamedRoom,
): Promise<RoomRow> {
  const room = await roomFor(tx, roomId, { session, action: 'view' });
  if (hotelId !== null && room.hotel_id !== hotelId) throw invalid('roomId', '房间不在该酒店');
  if (room.is_isolation !== 1) throw invalid('roomId', '房间应为隔离房');
  if (room.status === RoomStatus.vacant) {
    await checkRoomFree(tx, { room, nights, time, forOrderIds: [] });
  }
  if (!(await occupy(tx, room, nights))) throw conflict(`房间 ${room.name} 已不是空闲`);
  return room;
}

/** Whether the room was still a vacant isolation room of its type without a repair, and is ours now. */
async function occupy(tx: Tx, room: RoomRow, nights: readonly string[]): Promise<boolean> {
  // Who began a repair meanwhile held the room until then.
  await lockRoom(tx, room.id);
  const { numUpdatedRows } = await tx
    .updateTable('room')
    .set({ status: roomTransitions.moveIn.to })
    .where('id', '=', room.id)
    .where('status', 'in', roomTransitions.moveIn.statuses)
    .where('is_isolation', '=', 1)
    .where('room_type_id', '=', room.room_type_id)
    .where(({ not }) => not(isOutOfOrder(nights)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Refuses a hotel that does not allow isolation. */
export async function checkIsolationHotel(db: Db, id: number): Promise<void> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['name', 'allow_isolation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!hotel) throw invalid('hotelId', '酒店不存在');
  await checkHotelOpen(db, id);
  if (hotel.allow_isolation === 1) return;
  const message = `「${hotel.name}」不接收隔离人员`;
  throw new Refusal(Code.conflict, message, { hotelId: message });
}

/** The hotel and the room type that an input names. Refuses each of them that is missing. */
export function assignmentOf(hotelId: Id | undefined, roomType: Id | undefined) {
  if (hotelId !== undefined && roomType !== undefined) {
    return { hotelId: rowId(hotelId), roomTypeId: rowId(roomType) };
  }
  const faults = {
    ...(hotelId === undefined && { hotelId: '请选择酒店' }),
    ...(roomType === undefined && { roomType: '请选择房型' }),
  };
  throw new Refusal(Code.invalid, Object.values(faults)[0], faults);
}

/** Refuses a room type that the hotel does not offer. */
export async function checkRoomType(
  db: Db,
  { hotelId, roomTypeId }: { hotelId: number; roomTypeId: number },
): Promise<void> {
  const type = await db
    .selectFrom('room_type')
    .select('id')
    .where('id', '=', roomTypeId)
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  if (!type) throw invalid('roomType', '房型不存在，或不属于该酒店');
}

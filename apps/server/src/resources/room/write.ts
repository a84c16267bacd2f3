import type { Id } from '@anzhu/api/contract/codecs';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { type NewRoom, Room, RoomStatus } from '@anzhu/api/contract/room';
import { describeRoomNumbers, numbersTaken } from '@anzhu/api/rules/roomNumbers';
import { roomAllows, roomStatusesFor } from '@anzhu/api/rules/roomTransitions';
import { checkHotelOpen } from '../../platform/session/openHotel.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { hotelTime } from '../../platform/clock.ts';
import { bit, filterId, rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { assignedStatuses, withOversellCheck, soldNights } from '../availability/index.ts';
import { roomRecord } from './log.ts';
import { roomEvents, roomFor, stateOf } from './queries.ts';
import { roomConflict } from './status.ts';

/** Adds a vacant room to one's own hotel, or to the one that the room type belongs to. */
export const addRoom: Handler<'addRoom'> = ({ input, session, origin }, { store }) => {
  const { name, floor, direction, isIsolation } = input;
  const requested = narrowedTo(session, filterId(input.hotelId));
  const target = { record: roomRecord, refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const type = await typeFor(tx, input.type, requested);
    await checkHotelOpen(tx, type.hotel_id);
    const { id } = await tx
      .insertInto('room')
      .values({
        hotel_id: type.hotel_id,
        name,
        room_type_id: type.id,
        floor,
        direction,
        is_isolation: bit(isIsolation),
        status: RoomStatus.vacant,
        held_order_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id }, events: await roomEvents(tx, [id]) };
  });
};

type Type = Awaited<ReturnType<typeof typeFor>>;

/** Adds vacant rooms of one type, all of them or, when the hotel has one of the numbers, none. */
export const addRooms: Handler<'addRooms'> = async ({ input, session, origin }, { store }) => {
  const { direction, isIsolation } = input;
  const requested = narrowedTo(session, filterId(input.hotelId));
  // In the order of their numbers: two calls that share some wait for each other, not in a circle.
  const rooms = input.rooms.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const adding = store.change({ session, origin }, async (tx) => {
    const type = await typeFor(tx, input.type, requested);
    await checkHotelOpen(tx, type.hotel_id);
    await refuseTaken(tx, type, rooms);
    const added = await tx
      .insertInto('room')
      .values(
        rooms.map(({ name, floor }) => ({
          hotel_id: type.hotel_id,
          name,
          room_type_id: type.id,
          floor,
          direction,
          is_isolation: bit(isIsolation),
          status: RoomStatus.vacant,
          held_order_id: null,
        })),
      )
      .returning('id')
      .execute();
    const ids = added.map(({ id }) => id);
    return {
      data: { ids },
      events: await roomEvents(tx, ids),
      log: addedRoomsLog({ rooms, type, direction, isIsolation, firstId: Math.min(...ids) }),
    };
  });
  return adding.catch(async (error: unknown) => {
    // Another transaction added one of them in between: it has ended, so its rooms can be read.
    if (violates(error, 'room_name_once')) {
      await refuseTaken(store.db, await typeFor(store.db, input.type, requested), rooms);
    }
    throw error;
  });
};

/** Refuses numbers that the hotel has already, with their names. */
async function refuseTaken(db: Db, type: Type, rooms: readonly NewRoom[]): Promise<void> {
  const names = rooms.map(({ name }) => name);
  const taken = await db
    .selectFrom('room')
    .select('name')
    .where('hotel_id', '=', type.hotel_id)
    .where('name', 'in', names)
    .execute();
  if (taken.length > 0) throw conflict(numbersTaken(taken.map(({ name }) => name)));
}

interface Added {
  rooms: readonly NewRoom[];
  type: Type;
  direction: string;
  isIsolation: boolean;
  firstId: number;
}

/** The one log entry of all the rooms. */
function addedRoomsLog({ rooms, type, direction, isIsolation, firstId }: Added): LogEntry {
  const names = rooms.map(({ name }) => name);
  return {
    type: LogType.dataChange,
    sketch: `批量新增房间 ${rooms.length} 间：${describeRoomNumbers(names)}`,
    target: { kind: 'room', id: firstId },
    hotelId: type.hotel_id,
    after: byLabel(Room, {
      name: describeRoomNumbers(names, { isComplete: true }),
      roomTypeName: type.name,
      direction,
      isIsolation,
    }),
  };
}

/** Changes what a room is. Its nature and its type only while it is vacant, its status never. */
export const modifyRoom: Handler<'modifyRoom'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const target = { record: roomRecord, id: rowId(input.id), refusalOf: nameTaken(input.name) };
  return changeRecord(server.store, { session, origin }, target, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'edit' });
    const type = await typeFor(tx, input.type ?? `${room.room_type_id}`, room.hotel_id);
    const { isIsolation: wasIsolation } = stateOf(room);
    const { name = room.name, floor = room.floor, direction = room.direction } = input;
    const { isIsolation = wasIsolation } = input;
    const staysAlike = isIsolation === wasIsolation && type.id === room.room_type_id;
    const { reason } = roomAllows('editNature', stateOf(room));
    if (reason && !staysAlike) throw conflict(reason);
    const edit = async (): Promise<void> => {
      const { numUpdatedRows } = await tx
        .updateTable('room')
        .set({ name, floor, direction, room_type_id: type.id, is_isolation: bit(isIsolation) })
        .where('id', '=', room.id)
        .where('room_type_id', '=', room.room_type_id)
        .where('is_isolation', '=', room.is_isolation)
        .$if(!staysAlike, (query) => query.where('status', 'in', roomStatusesFor('editNature')))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw await roomConflict(tx, room.id, 'editNature');
      if (!staysAlike) await refuseAssigned(tx, room.id);
    };
    if (staysAlike) await edit();
    else {
      const nights = await soldNights(tx, room.room_type_id, time);
      const isConfirmed = input.confirmOversold === true;
      await withOversellCheck(tx, { room, nights, time, isConfirmed }, edit);
    }
    const events = await roomEvents(tx, [room.id]);
    return { data: null, events: events.map((one) => ({ ...one, wasIsolation })) };
  });
};

/** Refuses another type or nature of a room that an order to come has. */
async function refuseAssigned(tx: Tx, roomId: number): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('assigned_room_id', '=', roomId)
    .where('status', 'in', assignedStatuses)
    .executeTakeFirst();
  if (order) throw conflict(`房间已排给订单 ${order.id}，不能修改性质和房型`);
}

/** The room type that a room of a hotel is to have; refuses one that the hotel does not offer. */
async function typeFor(
  db: Db,
  id: Id,
  hotelId: number | null,
): Promise<{ id: number; name: string; hotel_id: number }> {
  const type = await db
    .selectFrom('room_type')
    .select(['id', 'name', 'hotel_id'])
    .where('id', '=', rowId(id))
    .executeTakeFirst();
  if (!type || (hotelId !== null && type.hotel_id !== hotelId)) {
    throw invalid('type', '房型不存在，或不属于该酒店');
  }
  return type;
}

/** The refusal of a room number that the hotel already has, with its field; other errors unchanged. */
const nameTaken =
  (name: string | undefined) =>
  (error: unknown): unknown =>
    violates(error, 'room_name_once') ? invalid('name', `房间号「${name}」已存在`) : error;

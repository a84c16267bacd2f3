import type { Contract } from '@anzhu/api/contract';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { type NewRoom, Room, RoomStatus } from '@anzhu/api/contract/room';
import { describeRoomNumbers, numbersTaken } from '@anzhu/api/rules/roomNumbers';
import { filterId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Db, LogEntry } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { roomEvents } from './events.ts';
import { typeFor } from './typeFor.ts';

type Type = Awaited<ReturnType<typeof typeFor>>;

/** Adds vacant rooms of one type, all of them or, when the hotel has one of the numbers, none. */
export const addRooms: Handler<Contract['addRooms']> = async (
  { input, session, origin },
  { store },
) => {
  const { direction, isIsolation } = input;
  const asked = narrowedTo(session, filterId(input.hotelId));
  // In the order of their numbers: two calls that share some wait for each other, not in a circle.
  const rooms = input.rooms.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const adding = store.change({ session, origin }, async (tx) => {
    const type = await typeFor(tx, input.type, asked);
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
          is_isolation: isIsolation ? (1 as const) : (0 as const),
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
      await refuseTaken(store.db, await typeFor(store.db, input.type, asked), rooms);
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
    target: { kind: '房间', id: firstId },
    hotelId: type.hotel_id,
    after: byLabel(Room, {
      name: describeRoomNumbers(names, { isComplete: true }),
      roomTypeName: type.name,
      direction,
      isIsolation,
    }),
  };
}

import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../audit/changeRecord.ts';
import { rowId } from '../db/rowId.ts';
import type { Handler } from '../http/handler.ts';
import { roomEvents } from '../room/events.ts';
import { isolate } from './isolate.ts';
import { checkIsolationHotel, checkRoomType } from './isolationHotel.ts';
import { isolationRecord } from './isolationRecord.ts';
import { personOf } from './personOf.ts';
import { personTaken } from './personTaken.ts';
import { pickRoom } from './takeRoom.ts';

/**
 * Assigns a person to a hotel and a room type; the server selects the room.
 * @returns the room.
 */
export const assignIsolation: Handler<Contract['assignIsolation']> = async (
  { input, session, origin },
  server,
) => {
  const place = { hotelId: rowId(input.hotelId), roomTypeId: rowId(input.roomType) };
  const target = { record: isolationRecord, verb: '分配' };
  const assigning = changeRecord(server.store, { session, origin }, target, async (tx) => {
    await checkIsolationHotel(tx, place.hotelId);
    await checkRoomType(tx, place);
    const room = await pickRoom(tx, place);
    const { id, roomLog } = await isolate(tx, room, { person: personOf(input), server });
    return {
      id,
      data: { id, roomId: room.id, roomName: room.name },
      events: await roomEvents(tx, [room.id]),
      others: [roomLog],
    };
  });
  return assigning.catch((error: unknown) => {
    throw personTaken(error);
  });
};

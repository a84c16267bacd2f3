import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/changeRecord.ts';
import { filterId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { roomEvents } from '../room/events.ts';
import { checkPeriod, isolate } from './isolate.ts';
import { checkIsolationHotel } from './isolationHotel.ts';
import { isolationRecord } from './isolationRecord.ts';
import { personOf } from './personOf.ts';
import { personTaken } from './personTaken.ts';
import { pickRoom, takeRoom } from './takeRoom.ts';

/**
 * Adds someone who is in isolation from now on, in the vacant isolation room that was named, or in
 * the lowest one of the hotel: who is in isolation is in a room.
 */
export const addIsolation: Handler<Contract['addIsolation']> = async (
  { input, session, origin },
  server,
) => {
  const { store } = server;
  checkPeriod(input, server.clock);
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  if (hotelId === null && input.roomId === undefined) throw invalid('hotelId', '请选择酒店或房间');
  const adding = changeRecord(
    store,
    { session, origin },
    { record: isolationRecord },
    async (tx) => {
      const { roomId } = input;
      if (hotelId !== null) await checkIsolationHotel(tx, hotelId);
      const room =
        roomId === undefined
          ? await pickRoom(tx, { hotelId: hotelId ?? 0, roomTypeId: null })
          : await takeRoom(tx, { roomId, hotelId, session });
      if (hotelId === null) await checkIsolationHotel(tx, room.hotel_id);
      const { id, roomLog } = await isolate(tx, room, { person: personOf(input), server });
      return { id, data: { id }, events: await roomEvents(tx, [room.id]), others: [roomLog] };
    },
  );
  return adding.catch((error: unknown) => {
    throw personTaken(error);
  });
};

import type { Contract } from '@anzhu/api/contract';
import { RoomStatus } from '@anzhu/api/contract/room';
import { changeRecord } from '../../platform/changeRecord.ts';
import { filterId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import { roomEvents } from './events.ts';
import { nameTaken } from './nameTaken.ts';
import { roomRecord } from './roomRecord.ts';
import { typeFor } from './typeFor.ts';

/** Adds a vacant room to one's own hotel, or to the one that the room type belongs to. */
export const addRoom: Handler<Contract['addRoom']> = async (
  { input, session, origin },
  { store },
) => {
  const { name, floor, direction, isIsolation } = input;
  const asked = narrowedTo(session, filterId(input.hotelId));
  const adding = changeRecord(store, { session, origin }, { record: roomRecord }, async (tx) => {
    const type = await typeFor(tx, input.type, asked);
    const { id } = await tx
      .insertInto('room')
      .values({
        hotel_id: type.hotel_id,
        name,
        room_type_id: type.id,
        floor,
        direction,
        is_isolation: isIsolation ? 1 : 0,
        status: RoomStatus.vacant,
        held_order_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id }, events: await roomEvents(tx, [id]) };
  });
  return adding.catch((error: unknown) => {
    throw nameTaken(error, name);
  });
};

import type { Contract } from '@anzhu/api/contract';
import { roomAllows, roomStatusesFor } from '@anzhu/api/rules/roomTransitions';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { roomEvents } from './events.ts';
import { roomConflict } from './moveRoom.ts';
import { nameTaken } from './nameTaken.ts';
import { stateOf } from './read.ts';
import { roomFor } from './roomFor.ts';
import { roomRecord } from './roomRecord.ts';
import { typeFor } from './typeFor.ts';

/** Changes what a room is. Its nature and its type only while it is vacant, its status never. */
export const modifyRoom: Handler<Contract['modifyRoom']> = async (
  { input, session, origin },
  { store },
) => {
  const { name, floor, direction, isIsolation } = input;
  const target = { record: roomRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'edit' });
    const type = await typeFor(tx, input.type, room.hotel_id);
    const { isIsolation: wasIsolation } = stateOf(room);
    const staysAlike = isIsolation === wasIsolation && type.id === room.room_type_id;
    const { reason } = roomAllows('editNature', stateOf(room));
    if (reason && !staysAlike) throw conflict(reason);
    const { numUpdatedRows } = await tx
      .updateTable('room')
      .set({
        name,
        floor,
        direction,
        room_type_id: type.id,
        is_isolation: isIsolation ? 1 : 0,
      })
      .where('id', '=', room.id)
      .where('room_type_id', '=', room.room_type_id)
      .where('is_isolation', '=', room.is_isolation)
      .$if(!staysAlike, (query) => query.where('status', 'in', roomStatusesFor('editNature')))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw await roomConflict(tx, room.id, 'editNature');
    const events = await roomEvents(tx, [room.id]);
    return { data: null, events: events.map((one) => ({ ...one, wasIsolation })) };
  });
  return modifying.catch((error: unknown) => {
    throw nameTaken(error, name);
  });
};

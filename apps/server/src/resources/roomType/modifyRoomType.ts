import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/changeRecord.ts';
import { defined, rowId } from '../../platform/db/column.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { missing } from '../../platform/session/scope.ts';
import { roomTypeColumns } from './columns.ts';
import { roomTypeFor } from './roomTypeFor.ts';
import { roomTypeRecord } from './roomTypeRecord.ts';
import { roomTypeTaken } from './roomTypeTaken.ts';
import { setBeds } from './setBeds.ts';

/** Changes what is sent of a room type and nothing else. */
export const modifyRoomType: Handler<Contract['modifyRoomType']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const target = { record: roomTypeRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const type = await roomTypeFor(tx, input.id, session);
    await claimFiles(tx, clock, { cover: input.cover });
    const { numUpdatedRows } = await tx
      .updateTable('room_type')
      // The name once more: also a save of nothing but beds holds the room type until it is done.
      .set({ name: type.name, ...defined(roomTypeColumns(input)) })
      .where('id', '=', type.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw missing(session, '房型');
    if (input.bedType) await setBeds(tx, { id: type.id, hotelId: type.hotel_id }, input.bedType);
    return { data: null };
  });
  return modifying.catch((error: unknown) => {
    throw roomTypeTaken(error, input.name);
  });
};

import type { Contract } from '@anzhu/api/contract';
import { toFen } from '@anzhu/api/rules/money';
import { changeRecord } from '../../platform/changeRecord.ts';
import { bit } from '../../platform/db/column.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { roomTypeRecord } from './roomTypeRecord.ts';
import { roomTypeTaken } from './roomTypeTaken.ts';
import { setBeds } from './setBeds.ts';

/** Adds a room type to one's own hotel, or to the one that an admin names. */
export const addRoomType: Handler<Contract['addRoomType']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const target = { record: roomTypeRecord };
  const adding = changeRecord(store, { session, origin }, target, async (tx) => {
    const hotelId = await hotelForNew(tx, session, input.hotelId);
    await claimFiles(tx, clock, { cover: input.cover });
    const { id } = await tx
      .insertInto('room_type')
      .values({
        hotel_id: hotelId,
        name: input.name,
        bed: input.bed,
        max_load: input.maxLoad,
        have_window: bit(input.haveWindow),
        network: bit(input.network),
        have_breakfast: bit(input.haveBreakfast),
        cover: input.cover ?? '',
        fee: toFen(input.fee),
        isolation_fee: toFen(input.isolationFee),
        sort: input.sort,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setBeds(tx, { id, hotelId }, input.bedType);
    return { id, data: { id } };
  });
  return adding.catch((error: unknown) => {
    throw roomTypeTaken(error, input.name);
  });
};

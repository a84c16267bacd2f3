import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { hotelForNew } from '../../platform/session/hotelForNew.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { bedTypeRecord } from './bedTypeRecord.ts';
import { bedTypeTaken } from './bedTypeTaken.ts';

/** Adds a bed type to one's own hotel, or to the one that an admin names. */
export const addBedType: Handler<Contract['addBedType']> = async (
  { input, session, origin },
  { store },
) => {
  const { name, specification = '', maxLoad, hardness } = input;
  const adding = changeRecord(store, { session, origin }, { record: bedTypeRecord }, async (tx) => {
    const hotel_id = await hotelForNew(tx, session, input.hotelId);
    const { id } = await tx
      .insertInto('bed_type')
      .values({ hotel_id, name, specification, max_load: maxLoad, hardness })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
  return adding.catch((error: unknown) => {
    throw bedTypeTaken(error, name);
  });
};

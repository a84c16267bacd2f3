import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { defined } from '../../platform/db/defined.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelColumns } from './columns.ts';
import { hotelRecord } from './hotelRecord.ts';
import { hotelTaken } from './hotelTaken.ts';
import { picturesOf } from './picturesOf.ts';

/** Defaults of a new hotel. */
const blank = {
  department_id: null,
  address: '',
  parking_lot: '',
  badge: '',
  allow_isolation: 0,
  cover: '',
  contact_phone: '',
  longitude: null,
  latitude: null,
  province: '',
  city: '',
  introduce: '',
  facilities: '',
  other_policy: '',
  terms: '',
} as const;

/** Adds a hotel. */
export const addHotel: Handler<Contract['addHotel']> = async (
  { input, session, origin },
  { store, clock },
) => {
  const columns = defined(hotelColumns(input));
  const adding = changeRecord(store, { session, origin }, { record: hotelRecord }, async (tx) => {
    await claimFiles(tx, clock, picturesOf(columns));
    const { id } = await tx
      .insertInto('hotel')
      .values({ ...blank, ...columns, name: input.name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, data: { id } };
  });
  return adding.catch((error: unknown) => {
    throw hotelTaken(error, input.name);
  });
};

import type { BedType } from '@anzhu/api/contract/bedType';
import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** Bed types with the name of their hotel. */
export const selectBedTypes = (db: Db) =>
  db
    .selectFrom('bed_type')
    .innerJoin('hotel', 'hotel.id', 'bed_type.hotel_id')
    .selectAll('bed_type')
    .select('hotel.name as hotel_name');

type BedTypeRow = Awaited<ReturnType<ReturnType<typeof selectBedTypes>['execute']>>[number];

/** A bed type as the wire has it. */
export const toBedType = (row: BedTypeRow): WithRowIds<BedType> => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  specification: row.specification,
  maxLoad: row.max_load,
  hardness: row.hardness,
});

/** The bed type that a call names. Refuses one that does not exist, and another hotel's. */
export async function bedTypeFor(db: Db, id: Id, session: Session) {
  const row = await selectBedTypes(db).where('bed_type.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('床型');
  return row;
}

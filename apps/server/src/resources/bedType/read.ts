import type { BedType } from '@anzhu/api/contract/bedType';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { Db } from '../../platform/db/store.ts';

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

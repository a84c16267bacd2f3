import type { Hardness } from '@anzhu/api/contract/bedType';
import type { Db } from '../../platform/db/store.ts';

/** A bed type of a room type. */
export interface Bed {
  id: number;
  name: string;
  specification: string;
  max_load: number;
  hardness: Hardness;
}

/** As many ids as one query takes. */
const chunk = 1000;

/** The bed types of room types, each in its order. */
export async function bedsOf(
  db: Db,
  roomTypeIds: readonly number[],
): Promise<ReadonlyMap<number, Bed[]>> {
  const found = new Map<number, Bed[]>();
  for (let start = 0; start < roomTypeIds.length; start += chunk) {
    const rows = await db
      .selectFrom('room_type_bed')
      .innerJoin('bed_type', 'bed_type.id', 'room_type_bed.bed_type_id')
      .select([
        'room_type_id',
        'bed_type.id',
        'bed_type.name',
        'specification',
        'max_load',
        'hardness',
      ])
      .where('room_type_id', 'in', roomTypeIds.slice(start, start + chunk))
      .orderBy('room_type_id')
      .orderBy('place')
      .execute();
    for (const { room_type_id, ...bed } of rows) {
      found.set(room_type_id, [...(found.get(room_type_id) ?? []), bed]);
    }
  }
  return found;
}

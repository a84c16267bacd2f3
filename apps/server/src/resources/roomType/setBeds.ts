import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';

/** Message for bed types that the hotel does not have. */
export const unknownBeds = '床型不存在，或不属于该酒店';

/**
 * Gives a room type the bed types that are named, in their order; what it had goes. The room type
 * has just been written in this transaction, so that two saves never mix their beds.
 */
export async function setBeds(
  tx: Tx,
  { id, hotelId }: { id: number; hotelId: number },
  named: readonly string[],
): Promise<void> {
  const ids = [...new Set(named.map(rowId))];
  await tx.deleteFrom('room_type_bed').where('room_type_id', '=', id).execute();
  if (ids.length === 0) return;
  const known = await tx
    .selectFrom('bed_type')
    .select('id')
    .where('id', 'in', ids)
    .where('hotel_id', '=', hotelId)
    .execute();
  if (known.length !== ids.length) throw invalid('bedType', unknownBeds);
  await tx
    .insertInto('room_type_bed')
    .values(ids.map((bed_type_id, place) => ({ room_type_id: id, bed_type_id, place })))
    .execute();
}

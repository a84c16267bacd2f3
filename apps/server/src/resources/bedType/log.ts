import { BedType } from '@anzhu/api/contract/bedType';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectBedTypes, toBedType } from './queries.ts';

/** A bed type in the log. */
export const bedTypeRecord: RecordKind = {
  kind: 'bedType',
  async show(tx, id) {
    const bed = await selectBedTypes(tx).where('bed_type.id', '=', id).executeTakeFirst();
    if (!bed) return undefined;
    const { id: _id, hotelId: _hotelId, ...fields } = toBedType(bed);
    return { name: bed.name, hotelId: bed.hotel_id, fields: byLabel(BedType, fields) };
  },
};

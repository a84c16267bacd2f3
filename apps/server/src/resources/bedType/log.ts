import { BedType } from '@anzhu/api/contract/bedType';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectBedTypes } from './queries.ts';

/** A bed type in the log. */
export const bedTypeRecord: RecordKind = {
  kind: 'bedType',
  async show(tx, id) {
    const bed = await selectBedTypes(tx).where('bed_type.id', '=', id).executeTakeFirst();
    return (
      bed && {
        name: bed.name,
        hotelId: bed.hotel_id,
        fields: byLabel(BedType, {
          name: bed.name,
          hotelName: bed.hotel_name,
          specification: bed.specification,
          maxLoad: bed.max_load,
          hardness: bed.hardness,
        }),
      }
    );
  },
};

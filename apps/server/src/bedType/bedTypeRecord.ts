import { hardnessLabel } from '@anzhu/api/contract/bedType';
import type { RecordKind } from '../audit/changeRecord.ts';
import { selectBedTypes } from './read.ts';

/** A bed type in the log. */
export const bedTypeRecord: RecordKind = {
  kind: '床型',
  async show(tx, id) {
    const bed = await selectBedTypes(tx).where('bed_type.id', '=', id).executeTakeFirst();
    return (
      bed && {
        name: bed.name,
        hotelId: bed.hotel_id,
        fields: {
          床型名称: bed.name,
          酒店: bed.hotel_name,
          规格: bed.specification,
          最多睡: bed.max_load,
          软硬度: hardnessLabel[bed.hardness],
        },
      }
    );
  },
};

import { byLabel } from '@anzhu/api/contract/label';
import { MaterialApplication } from '@anzhu/api/contract/material';
import type { RecordKind } from '../../platform/changeRecord.ts';

/** An application for material in the log. */
export const materialRecord: RecordKind = {
  kind: 'material',
  async show(tx, id) {
    const row = await tx
      .selectFrom('material_application')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: row.item,
        hotelId: row.hotel_id,
        fields: byLabel(MaterialApplication, {
          applyThing: row.item,
          applyNum: row.quantity,
          thingUnit: row.unit,
          applyRemarks: row.remark,
          emergencyLevel: row.urgency,
          reviewStatus: row.review_status,
          reviewRemarks: row.review_note,
        }),
      }
    );
  },
};

import { urgencyLabel } from '@anzhu/api/contract/material';
import { reviewStatusLabel } from '@anzhu/api/contract/review';
import type { RecordKind } from '../audit/changeRecord.ts';

/** An application for material in the log. */
export const materialRecord: RecordKind = {
  kind: '物资申请',
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
        fields: {
          物资名称: row.item,
          数量: row.quantity,
          单位: row.unit,
          申请备注: row.remark,
          紧急程度: urgencyLabel[row.urgency],
          审核结果: reviewStatusLabel[row.review_status],
          审核备注: row.review_note,
        },
      }
    );
  },
};

import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import type { RecordKind } from '../audit/changeRecord.ts';
import { selectDeclarations } from './read.ts';

/** A declaration in the log: personal numbers are masked. */
export const declarationRecord: RecordKind = {
  kind: '申报',
  async show(tx, id) {
    const row = await selectDeclarations(tx).where('declaration.id', '=', id).executeTakeFirst();
    return (
      row && {
        name: row.name,
        hotelId: row.hotel_id,
        fields: {
          申请人: row.name,
          身份证号: maskIdCard(row.idcard),
          手机号: maskPhone(row.phone),
          人员类型: personTypeLabel[row.type],
          人员来源: row.source,
          省份: row.province,
          城市: row.city,
          入住时间: row.check_in_time,
          离开时间: row.check_out_time,
          酒店: row.hotel_name,
          房型: row.room_type_name,
          房间: row.room_name,
          审核状态: reviewStatusLabel[row.review_status],
          审核备注: row.review_note,
        },
      }
    );
  },
};

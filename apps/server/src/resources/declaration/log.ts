import { Declaration } from '@anzhu/api/contract/declaration';
import { intakeDeclaration } from '@anzhu/api/contract/intake';
import { Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectDeclarations } from './queries.ts';

/** A declaration in the log: personal numbers are masked. */
export const declarationRecord: RecordKind = {
  kind: 'declaration',
  async show(tx, id) {
    const row = await selectDeclarations(tx).where('declaration.id', '=', id).executeTakeFirst();
    return (
      row && {
        name: row.name,
        hotelId: row.hotel_id,
        fields: {
          ...byLabel(Declaration, {
            name: row.name,
            idCard: maskIdCard(row.idcard),
            phone: maskPhone(row.phone),
            type: row.type,
          }),
          ...byLabel(intakeDeclaration.input, {
            source: row.source,
            province: row.province,
            city: row.city,
          }),
          ...byLabel(Declaration, {
            checkInTime: row.check_in_time,
            checkOutTime: row.check_out_time,
            hotelName: row.hotel_name,
            roomTypeName: row.room_type_name,
          }),
          ...byLabel(Isolation, { roomName: row.room_name }),
          ...byLabel(Declaration, { reviewStatus: row.review_status, remark: row.review_note }),
        },
      }
    );
  },
};

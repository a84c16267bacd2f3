import { assignIsolation, Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectIsolations } from './read.ts';

/** A person in isolation in the log: personal numbers are masked. */
export const isolationRecord: RecordKind = {
  kind: '隔离人员',
  async show(tx, id) {
    const person = await selectIsolations(tx)
      .where('isolation_person.id', '=', id)
      .executeTakeFirst();
    return (
      person && {
        name: person.name,
        hotelId: person.hotel_id,
        fields: {
          ...byLabel(Isolation, {
            name: person.name,
            idCard: maskIdCard(person.idcard),
            phone: maskPhone(person.phone),
            email: person.email,
          }),
          ...byLabel(assignIsolation.input, { userName: person.user_name }),
          ...byLabel(Isolation, {
            type: person.type,
            province: person.province,
            city: person.city,
            hotelName: person.hotel_name,
            roomName: person.room_name,
            checkInTime: person.check_in_time,
            checkOutTime: person.check_out_time,
            status: person.status,
          }),
        },
      }
    );
  },
};

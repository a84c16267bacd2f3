import { isolationStatusLabel, personTypeLabel } from '@anzhu/api/contract/isolation';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import type { RecordKind } from '../audit/changeRecord.ts';
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
          姓名: person.name,
          身份证号: maskIdCard(person.idcard),
          手机号: maskPhone(person.phone),
          邮箱: person.email,
          用户账号: person.user_name,
          人员类型: personTypeLabel[person.type],
          省份: person.province,
          城市: person.city,
          酒店: person.hotel_name,
          房间: person.room_name,
          入住时间: person.check_in_time,
          预计解除时间: person.check_out_time,
          隔离状态: isolationStatusLabel[person.status],
        },
      }
    );
  },
};

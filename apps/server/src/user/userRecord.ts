import { maskPhone } from '@anzhu/api/rules/mask';
import type { RecordKind } from '../audit/changeRecord.ts';
import { Lock } from '../db/lock.ts';
import { readUser } from './read.ts';

/** A user in the log: the phone is masked, a password is never in it. */
export const userRecord: RecordKind = {
  kind: '用户',
  lock: Lock.people,
  async show(tx, id) {
    const row = await readUser(tx, id);
    return (
      row && {
        name: row.nick_name,
        hotelId: row.hotel_id,
        fields: {
          用户名: row.username,
          昵称: row.nick_name,
          手机号: row.phone && maskPhone(row.phone),
          所属部门: row.department,
          头像: row.heads,
        },
      }
    );
  },
};

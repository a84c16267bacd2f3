import { byLabel } from '@anzhu/api/contract/label';
import { User } from '@anzhu/api/contract/user';
import { maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { Lock } from '../../platform/db/store.ts';
import { readUser } from './queries.ts';

/** A user in the log: the phone is masked, a password is never in it. */
export const userRecord: RecordKind = {
  kind: 'user',
  lock: Lock.people,
  async show(tx, id) {
    const row = await readUser(tx, id);
    return (
      row && {
        name: row.nick_name,
        hotelId: row.hotel_id,
        fields: byLabel(User, {
          username: row.username,
          nickName: row.nick_name,
          phone: row.phone && maskPhone(row.phone),
          deptName: row.department,
          heads: row.heads,
          status: row.own_status,
        }),
        whole: byLabel(User, { phone: row.phone, deptName: row.department_id }),
      }
    );
  },
};

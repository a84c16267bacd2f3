import { assignIsolation } from '@anzhu/api/contract/assignment';
import { Isolation } from '@anzhu/api/contract/isolation';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import type { RecordKind } from '../../platform/changeRecord.ts';
import type { LogEntry } from '../../platform/db/store.ts';
import { type IsolationRow, selectIsolations } from './queries.ts';

/** A person in isolation in the log: personal numbers are masked. */
export const isolationRecord: RecordKind = {
  kind: 'isolationPerson',
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

type Numbers = Pick<IsolationRow, 'idcard' | 'phone'>;

const numbers = [
  { label: '身份证号', of: (one: Numbers) => one.idcard, mask: maskIdCard },
  { label: '手机号', of: (one: Numbers) => one.phone, mask: maskPhone },
];

/** Log lines for personal numbers that changed while their masked forms are equal. */
export const maskedChanges = (before: IsolationRow, after: Numbers): LogEntry[] =>
  numbers
    .filter(({ of, mask }) => of(before) !== of(after) && mask(of(before)) === mask(of(after)))
    .map(({ label }) => ({
      type: LogType.dataChange,
      sketch: `隔离人员「${before.name}」的${label}有更正（遮盖的部分）`,
      target: { kind: 'isolationPerson', id: before.id },
      hotelId: before.hotel_id,
    }));

import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { changeRecord } from '../../platform/changeRecord.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { roomEvents } from '../room/events.ts';
import { asGuest } from './asGuest.ts';
import { isolationFor } from './isolationFor.ts';
import { isolationRecord } from './isolationRecord.ts';
import { maskedChanges } from './maskedChanges.ts';
import { personTaken } from './personTaken.ts';
import type { IsolationRow } from './read.ts';

/** A person's fields after an edit: what was not sent stays. */
const edited = (person: IsolationRow, input: InputOf<Contract['modifyIsolation']>) => ({
  name: input.name ?? person.name,
  idcard: input.idCard ?? person.idcard,
  phone: input.phone ?? person.phone,
  email: input.email === undefined ? person.email : (input.email ?? ''),
  type: input.type ?? person.type,
  province: input.province === undefined ? person.province : (input.province ?? ''),
  city: input.city === undefined ? person.city : (input.city ?? ''),
  check_in_time: input.checkInTime ?? person.check_in_time,
  check_out_time: input.checkOutTime ?? person.check_out_time,
});

type Edited = ReturnType<typeof edited>;

/** Corrects the data of a person, also in their stays. Room and status do not change. */
export const modifyIsolation: Handler<Contract['modifyIsolation']> = async (
  { input, session, origin },
  { store },
) => {
  const target = { record: isolationRecord, id: rowId(input.id) };
  const modifying = changeRecord(store, { session, origin }, target, async (tx) => {
    const person = await isolationFor(tx, input.id, session);
    const fields = edited(person, input);
    if (fields.check_out_time <= fields.check_in_time) {
      throw invalid('checkOutTime', '预计解除时间应晚于入住时间');
    }
    const { numUpdatedRows } = await tx
      .updateTable('isolation_person')
      .set(fields)
      .where('id', '=', person.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('隔离人员');
    await modifyStays(tx, person, fields);
    const isHere = person.status === IsolationStatus.isolating && person.room_id !== null;
    return {
      data: null,
      events: isHere ? await roomEvents(tx, [person.room_id ?? 0]) : [],
      others: maskedChanges(person, fields),
    };
  });
  return modifying.catch((error: unknown) => {
    throw personTaken(error);
  });
};

/** Brings the stays of a person in line; the first one begins with the isolation. */
async function modifyStays(tx: Tx, person: IsolationRow, fields: Edited): Promise<void> {
  const stays = await tx
    .updateTable('stay')
    .set({ province: fields.province, leave_time: fields.check_out_time })
    .where('isolation_person_id', '=', person.id)
    .returning(['id', 'ended_time'])
    .execute();
  if (stays.length === 0) return;
  const ids = stays.map(({ id }) => id);
  await tx.updateTable('stay_guest').set(asGuest(fields)).where('stay_id', 'in', ids).execute();
  if (fields.check_in_time === person.check_in_time) return;
  const first = stays.reduce((one, other) => (one.id < other.id ? one : other));
  if (first.ended_time !== null && first.ended_time < fields.check_in_time) {
    throw invalid('checkInTime', '入住时间不能晚于换房或退出隔离的时间');
  }
  await tx
    .updateTable('stay')
    .set({ check_in_time: fields.check_in_time })
    .where('id', '=', first.id)
    .execute();
}

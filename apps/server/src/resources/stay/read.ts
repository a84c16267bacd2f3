import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Room } from '@anzhu/api/contract/room';
import type { LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { roomFor, type RoomRow } from '../room/index.ts';
import { guestColumns } from './guests.ts';

/** Log entry of reading the guests of a room. */
const viewLog = (room: RoomRow): LogEntry => ({
  type: LogType.personalData,
  sketch: `查看房间 ${room.name} 的入住人`,
  target: { kind: 'room', id: room.id, name: room.name },
  hotelId: room.hotel_id,
});

/** The guests of a present or former stay, with whole numbers; the read is logged. */
export const listGuests: Handler<'listGuests'> = ({ input, session, origin }, { store }) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.roomId, { session, action: 'view' });
    const stay = await tx
      .selectFrom('stay')
      .select('id')
      .where('sn', '=', input.sn)
      .where('room_id', '=', room.id)
      .executeTakeFirst();
    if (!stay) throw notFound('入住记录');
    const rows = await tx
      .selectFrom('stay_guest')
      .select(guestColumns)
      .where('stay_id', '=', stay.id)
      .orderBy('place')
      .execute();
    const guests = rows.map((row) => ({
      personIdcard: row.idcard,
      personNumber: row.phone,
      personName: row.name,
      personSex: row.sex,
      documentKind: row.document_kind,
      nationality: row.nationality,
      birthDate: row.birth_date,
      entryDate: row.entry_date,
      stayUntil: row.stay_until,
      guardianName: row.guardian_name,
      guardianPhone: row.guardian_phone,
      guardianRelation: row.guardian_relation,
    }));
    return { data: guests, log: { ...viewLog(room), after: byLabel(Room, { sn: input.sn }) } };
  });

/** The isolation person or the first guest of a room, with whole numbers; the read is logged. */
export const roomIsolationPerson: Handler<'roomIsolationPerson'> = (
  { input, session, origin },
  { store },
) =>
  store.change({ session, origin }, async (tx) => {
    const room = await roomFor(tx, input.id, { session, action: 'viewGuests' });
    const person = await tx
      .selectFrom('stay')
      .leftJoin('isolation_person as person', 'person.id', 'stay.isolation_person_id')
      .leftJoin('stay_guest as guest', 'guest.stay_id', 'stay.id')
      .select((eb) => [
        eb.fn.coalesce('person.name', 'guest.name').as('name'),
        eb.fn.coalesce('person.idcard', 'guest.idcard').as('idcard'),
        eb.fn.coalesce('person.phone', 'guest.phone').as('phone'),
        'person.id',
        'person.email',
        'person.type',
        eb.fn.coalesce('person.check_in_time', 'stay.check_in_time').as('checkInTime'),
        eb.fn.coalesce('person.check_out_time', 'stay.leave_time').as('checkOutTime'),
      ])
      .where('stay.room_id', '=', room.id)
      .where('stay.ended_time', 'is', null)
      .orderBy('guest.place')
      .executeTakeFirstOrThrow();
    const { idcard: idCard, ...others } = person;
    const tests = person.id === null ? noTests : await readTests(tx, person.id);
    return { data: { idCard, ...others, ...tests }, log: viewLog(room) };
  });

const noTests = { lastTest: null, openAbnormal: null };

/** The last test of a person, and how many abnormal results are to be handled. */
async function readTests(tx: Tx, personId: number) {
  const tests = tx.selectFrom('health_test').where('isolation_person_id', '=', personId);
  const lastTest = await tests
    .select(['check_type as checkType', 'check_result as checkRes', 'check_time as checkTime'])
    .orderBy('check_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { openAbnormal } = await tests
    .where('is_abnormal', '=', 1)
    .where('handled_time', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('openAbnormal'))
    .executeTakeFirstOrThrow();
  return { lastTest: lastTest ?? null, openAbnormal };
}

import { birthOf, nationalityOf } from '@anzhu/api/contract/document';
import { downloadRegistrations as contract, type Registration } from '@anzhu/api/contract/inHouse';
import { byLabel } from '@anzhu/api/contract/label';
import { dayOf } from '@anzhu/api/rules/days';
import { nationalityName } from '@anzhu/api/rules/nationalities';
import { sql } from 'kysely';
import { localTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { hotelOf } from './inHouse.ts';
import registrationTable from './registrationTable.ts';

/** Who came to a hotel on a day, as a workbook; who took it is written down. */
export const downloadRegistrations: Handler<'downloadRegistrations'> = async (call, server) => {
  const { input, session } = call;
  const today = dayOf(localTime(server.clock.now()));
  const day = input.day ?? today;
  if (day > today) throw invalid('day', '日期不能晚于今天');
  const db = server.store.reports;
  const hotel = await hotelOf(db, session, input.hotelId);
  const registrations = await readRegistrations(db, hotel.id, day);
  return loggedExport(call, server, {
    table: registrationTable,
    given: { registrations },
    kind: 'registration',
    count: registrations.length,
    filters: byLabel(contract.input, { hotelId: hotel.id, day }),
  });
};

/** The stays of the same order or isolated person: a move to another room begins one. */
const ofSameGuests = sql`stay as other where other.order_id = stay.order_id
  or other.isolation_person_id = stay.isolation_person_id`;

/** The guests and isolated persons who came on a day. A stay that began with a move is none of its own. */
async function readRegistrations(db: Db, hotelId: number, day: string): Promise<Registration[]> {
  const came = sql<string>`coalesce(stay.opened_time, stay.check_in_time)`;
  const rows = await db
    .selectFrom('room')
    .innerJoin('stay', 'stay.room_id', 'room.id')
    .innerJoin('stay_guest', 'stay_guest.stay_id', 'stay.id')
    .where('room.hotel_id', '=', hotelId)
    .where(sql<boolean>`${came} >= ${`${day} 00:00:00`} and ${came} <= ${`${day} 23:59:59`}`)
    .where(sql<boolean>`stay.id = (select min(other.id) from ${ofSameGuests})`)
    .innerJoin('stay as last', (join) =>
      join.on(sql<boolean>`last.id = (select max(other.id) from ${ofSameGuests})`),
    )
    .select([
      'room.name as room',
      'stay_guest.name',
      'stay_guest.sex',
      'stay_guest.document_kind as documentKind',
      'stay_guest.idcard',
      'stay_guest.phone as number',
      'stay_guest.nationality',
      'stay_guest.birth_date as birthDate',
      'stay_guest.entry_date as entryDate',
      'stay_guest.stay_until as stayUntil',
      'stay_guest.guardian_name as guardianName',
      'stay_guest.guardian_phone as guardianPhone',
      'stay_guest.guardian_relation as guardianRelation',
      'stay.province',
      came.as('from'),
      'last.leave_time as to',
      'last.ended_time as leftTime',
    ])
    .orderBy(came)
    .orderBy('stay.id')
    .orderBy('stay_guest.place')
    .execute();
  return rows.map((row) => {
    const nationality = nationalityOf(row);
    return {
      ...row,
      nationality: nationality && nationalityName(nationality),
      birthDate: birthOf(row),
    };
  });
}

import { PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { plannedRelease } from '@anzhu/api/rules/isolation';
import type { Insertable } from 'kysely';
import type { Clock } from '../src/platform/clock.ts';
import { insertMany } from '../src/platform/db/query.ts';
import type { Db, Store } from '../src/platform/db/store.ts';
import {
  type DeclarationTable,
  type IsolationPersonTable,
  IsolationStatus,
} from '../src/platform/db/tables/stay.ts';
import { makePerson } from '../src/demo/person.ts';
import { demoCalendar, minuteWithin, seededRandom } from '../src/demo/random.ts';

/** People written between two progress reports. */
const step = 50_000;

/** Bulk people are numbered from here, clear of those of bulk orders. */
const firstPerson = 2_500_000;

const isolationDays = 14;

/** Isolations that are over: they need no stay and no occupied room. */
const ends = [
  [IsolationStatus.released, 97],
  [IsolationStatus.hospitalised, 3],
] as const;

const decisions = [
  [ReviewStatus.approved, 88],
  [ReviewStatus.rejected, 12],
] as const;

const isolationRooms = (db: Db) =>
  db
    .selectFrom('room')
    .select(['id', 'hotel_id', 'room_type_id'])
    .where('is_isolation', '=', 1)
    .execute();

/**
 * Adds people whose isolation ended within the last year, and as many declarations, to a store that
 * has isolation rooms, for benchmarks. `report` receives the number added so far.
 */
export async function addPeople(
  { db, write }: Pick<Store, 'db' | 'write'>,
  options: { people: number; clock: Clock; report(done: number): void },
): Promise<void> {
  const random = seededRandom(options.people);
  const calendar = demoCalendar(options.clock.now());
  const rooms = await isolationRooms(db);
  for (let done = 0; done < options.people; done += step) {
    const people: Insertable<IsolationPersonTable>[] = [];
    const declarations: Insertable<DeclarationTable>[] = [];
    for (let index = done; index < Math.min(done + step, options.people); index += 1) {
      const room = random.pick(rooms);
      const { name, idcard, phone, province } = makePerson(firstPerson + index, random);
      const type = random.pick(Object.values(PersonType));
      const day = -random.between(isolationDays + 1, 364);
      const checkIn = calendar.at(day, minuteWithin(random, 8, 20));
      const release = plannedRelease(checkIn, isolationDays);
      const person = { name, idcard, phone, email: '', type, province, city: '' };
      people.push({
        ...person,
        user_name: '',
        hotel_id: room.hotel_id,
        room_id: room.id,
        check_in_time: checkIn,
        check_out_time: release,
        status: random.weighted(ends),
        ended_time: release,
        source: '',
      });
      const decision = random.weighted(decisions);
      declarations.push({
        ...person,
        channel: '',
        external_id: null,
        source: '',
        hotel_id: room.hotel_id,
        room_type_id: room.room_type_id,
        check_in_time: checkIn,
        check_out_time: null,
        created_time: calendar.at(day - 1, minuteWithin(random, 8, 20)),
        review_status: decision,
        review_note: decision === ReviewStatus.rejected ? '材料不全' : '',
        reviewer_id: null,
        reviewed_time: checkIn,
        room_id: decision === ReviewStatus.approved ? room.id : null,
        isolation_person_id: null,
      });
    }
    await write(async (tx) => {
      await insertMany(tx, 'isolation_person', people);
      await insertMany(tx, 'declaration', declarations);
    });
    options.report(Math.min(done + step, options.people));
  }
}

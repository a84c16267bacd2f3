import { PersonType } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { plannedRelease } from '@anzhu/api/rules/isolation';
import type { Db } from '../../src/platform/db/store.ts';
import { IsolationStatus } from '../../src/platform/db/tables/stay.ts';
import { makePerson } from '../../src/demo/person.ts';
import { demoCalendar, minuteWithin, type Random, seededRandom } from '../../src/demo/random.ts';
import type { Loading } from './loading.ts';

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
 * Adds people whose isolation ended within the last days, and as many declarations, to a store that has isolation
 * rooms, for benchmarks.
 */
export async function addPeople(
  { server, write }: Loading,
  { people, days, report }: { people: number; days: number; report(done: number): void },
): Promise<void> {
  const rooms = await isolationRooms(server.store.db);
  const calendar = demoCalendar(server.clock.now());
  const made = (random: Random, place: number) => {
    const room = random.pick(rooms);
    const { name, idcard, phone, province } = makePerson(firstPerson + place, random);
    const type = random.pick(Object.values(PersonType));
    const day = Math.floor((place / people) * days) - days - isolationDays;
    return {
      room,
      day,
      person: { name, idcard, phone, email: '', type, province, city: '' },
      checkIn: calendar.at(day, minuteWithin(random, 8, 20)),
    };
  };
  const ofPeople = seededRandom(people);
  await write({
    table: 'isolation_person',
    count: people,
    report,
    row(place) {
      const { room, person, checkIn } = made(ofPeople, place);
      const release = plannedRelease(checkIn, isolationDays);
      return {
        ...person,
        user_name: '',
        hotel_id: room.hotel_id,
        room_id: room.id,
        check_in_time: checkIn,
        check_out_time: release,
        status: ofPeople.weighted(ends),
        ended_time: release,
        source: '',
      };
    },
  });
  const ofDeclarations = seededRandom(people + 1);
  await write({
    table: 'declaration',
    count: people,
    report,
    row(place) {
      const { room, day, person, checkIn } = made(ofDeclarations, place);
      const decision = ofDeclarations.weighted(decisions);
      return {
        ...person,
        channel: '',
        external_id: null,
        source: '',
        hotel_id: room.hotel_id,
        room_type_id: room.room_type_id,
        check_in_time: checkIn,
        check_out_time: null,
        created_time: calendar.at(day - 1, minuteWithin(ofDeclarations, 8, 20)),
        review_status: decision,
        review_note: decision === ReviewStatus.rejected ? '材料不全' : '',
        reviewer_id: null,
        reviewed_time: checkIn,
        room_id: decision === ReviewStatus.approved ? room.id : null,
        isolation_person_id: null,
      };
    },
  });
}

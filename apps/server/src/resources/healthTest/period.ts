import type { TestedIsolation } from '@anzhu/api/rules/healthTests';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { IsolationStatus } from '../../platform/db/tables/stay.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';

/**
 * Locks people until the transaction ends: a test is written for the hotel that they are in then, also while they
 * are transferred to another one. A few hundred people at once.
 * @returns their hotels
 */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .updateTable('isolation_person')
    .set({ status: sql`status` })
    .where('id', 'in', ids)
    .returning(['id', 'hotel_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.hotel_id]));
}

/** A row of `isolation_person` that tests are recorded for. */
export interface TestedPerson {
  id: number;
  idcard: string;
  status: IsolationStatus;
  check_in_time: LocalTime;
  ended_time: LocalTime | null;
}

/**
 * The isolations of these people as `testPeriodFault` reads them: of those whose isolation has ended, also their
 * present one, found by ID number among the hotels that the caller may see. A few hundred people at once.
 */
export async function testedIsolations(
  db: Db,
  people: readonly TestedPerson[],
  session: Session,
): Promise<(person: TestedPerson) => TestedIsolation> {
  const presentIds = await readPresentIds(db, people, session);
  return (person) => ({
    status: person.status,
    checkInTime: person.check_in_time,
    endedTime: person.ended_time,
    presentId: presentIds.get(person.idcard) ?? null,
  });
}

/** The numbers of the present isolations of people who have left one, by ID number. */
async function readPresentIds(
  db: Db,
  people: readonly TestedPerson[],
  session: Session,
): Promise<Map<string, string>> {
  // The ID number of a person whose personal data was erased is empty.
  const numbers = people
    .filter(({ ended_time: ended, idcard }) => ended !== null && idcard !== '')
    .map(({ idcard }) => idcard);
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('isolation_person')
    .select(['id', 'idcard'])
    .where('status', '=', IsolationStatus.isolating)
    .where(
      'idcard_search',
      'in',
      numbers.flatMap((number) => searchValues(db, 'idcard', number)),
    )
    .where(ofHotel('hotel_id', scopeOf(session)))
    .execute();
  return new Map(rows.map(({ id, idcard }) => [idcard, String(id)]));
}

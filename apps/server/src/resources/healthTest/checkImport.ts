import type { ImportedTest, RowFault } from '@anzhu/api/rules/testImport';
import { setImmediate as otherCalls } from 'node:timers/promises';
import { rowId } from '../../platform/db/rowId.ts';
import type { Tx } from '../../platform/db/store.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';

/** A test whose person was found. */
export interface PlacedTest extends ImportedTest {
  personId: number;
  hotelId: number;
}

/** People or tests that are looked up in one query. */
const batchSize = 500;

/**
 * Checks of imported tests that need the database: whether the person exists and belongs to the
 * caller's hotel, has the given name, and has no such test yet. Another hotel's person is reported
 * as unknown.
 */
export async function checkImport(
  tx: Tx,
  tests: readonly ImportedTest[],
  session: Session,
): Promise<{ tests: PlacedTest[] } | { faults: RowFault[] }> {
  const people = await readPeople(tx, tests, session);
  const known = await readKnown(tx, tests, [...people.keys()]);
  const placed: PlacedTest[] = [];
  const faults: RowFault[] = [];
  for (const test of tests) {
    const person = people.get(rowId(test.uId));
    if (!person) {
      faults.push({ row: test.row, reason: `用户编号「${test.uId}」不存在` });
    } else if (test.name !== null && test.name !== person.name.normalize('NFKC')) {
      faults.push({ row: test.row, reason: `姓名「${test.name}」与用户编号「${test.uId}」不符` });
    } else if (known.has(keyOf(person.id, test))) {
      faults.push({ row: test.row, reason: '该人员此时间已有同类型的检测记录' });
    } else {
      placed.push({ ...test, personId: person.id, hotelId: person.hotel_id });
    }
  }
  return faults.length > 0 ? { faults } : { tests: placed };
}

interface Person {
  id: number;
  name: string;
  hotel_id: number;
}

async function readPeople(
  tx: Tx,
  tests: readonly ImportedTest[],
  session: Session,
): Promise<Map<number, Person>> {
  const own = scopeOf(session);
  const people = new Map<number, Person>();
  for await (const ids of batches([...new Set(tests.map(({ uId }) => rowId(uId)))])) {
    const rows = await tx
      .selectFrom('isolation_person')
      .select(['id', 'name', 'hotel_id'])
      .where('id', 'in', ids)
      .$if(own !== null, (query) => query.where('hotel_id', '=', own ?? 0))
      .execute();
    for (const row of rows) people.set(row.id, row);
  }
  return people;
}

const keyOf = (
  personId: number,
  { checkType, checkTime }: Pick<ImportedTest, 'checkType' | 'checkTime'>,
): string => `${personId} ${checkType} ${checkTime}`;

/** The tests that these people have already, within the moments of the file. */
async function readKnown(
  tx: Tx,
  tests: readonly ImportedTest[],
  personIds: readonly number[],
): Promise<Set<string>> {
  const moments = tests.map(({ checkTime }) => checkTime).toSorted();
  const known = new Set<string>();
  for await (const ids of batches(personIds)) {
    const rows = await tx
      .selectFrom('health_test')
      .select(['isolation_person_id', 'check_type as checkType', 'check_time as checkTime'])
      .where('isolation_person_id', 'in', ids)
      .where('check_time', '>=', moments[0] ?? '')
      .where('check_time', '<=', moments.at(-1) ?? '')
      .execute();
    for (const row of rows) known.add(keyOf(row.isolation_person_id, row));
  }
  return known;
}

/** Ids in batches; other calls run in between. */
async function* batches(ids: readonly number[]): AsyncGenerator<number[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await otherCalls();
    yield ids.slice(start, start + batchSize);
  }
}

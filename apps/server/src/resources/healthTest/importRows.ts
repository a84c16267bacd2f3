import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  resultText,
  type Measurement,
  type TestedIsolation,
  testPeriodFault,
} from '@anzhu/api/rules/healthTests';
import { nameKey } from '@anzhu/api/rules/nameKey';
import { maskIdCard } from '@anzhu/api/rules/personalNumbers';
import {
  type ImportedTest,
  type ImportErrors,
  placeOf,
  type RowFault,
  rowLabel,
} from '@anzhu/api/rules/testImport';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Tx } from '../../platform/db/store.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';
import { testedIsolations } from './period.ts';

/** A test whose person was found. */
export interface PlacedTest extends ImportedTest {
  person: ImportedPerson;
}

/** A person of an import. */
export interface ImportedPerson {
  id: number;
  name: string;
  idcard: string;
  hotel_id: number;
  hotelName: string;
  isolation: TestedIsolation;
}

/** Tests that may be saved, and what is wrong with the others. */
interface CheckedRows {
  tests: PlacedTest[];
  faults: RowFault[];
  /** The rows of the faults whose test is recorded already, with the same result. */
  recorded: number[];
  /** The number of faults whose person is unknown. */
  unknown: number;
  /** The people whose tests lie before their check-in. */
  early: ImportedPerson[];
}

/**
 * Checks of imported tests that need the database: whether the person exists and belongs to the
 * caller's hotel, has the given name, ID number and hotel, is in that isolation, and has no such test
 * yet. Another hotel's person is reported as unknown.
 */
export async function checkRows(
  tx: Tx,
  tests: readonly ImportedTest[],
  session: Session,
): Promise<CheckedRows> {
  const find = await readPeople(tx, tests, session);
  const found = tests.map((test) => ({ test, person: find(test) }));
  const ids = new Set(found.flatMap(({ person }) => (person ? [person.id] : [])));
  const known = await readKnown(tx, tests, [...ids]);
  const checked: CheckedRows = { tests: [], faults: [], recorded: [], unknown: 0, early: [] };
  const firstRows = new Map<string, ImportedTest>();
  for (const { test, person } of found) {
    const errors = personErrors(test, person);
    if (!person) {
      checked.faults.push({ ...placeOf(test), errors });
      checked.unknown += 1;
      continue;
    }
    const outside = testPeriodFault(person.isolation, test.checkTime);
    const isEarly = outside?.field === 'acceptBeforeCheckIn';
    if (outside && outside.field !== 'acceptBeforeCheckIn') errors[outside.field] = outside.message;
    const key = keyOf(person.id, test);
    const recorded = known.get(key);
    const first = firstRows.get(key);
    if (recorded === undefined) firstRows.set(key, first ?? test);
    else errors.checkTime ??= recordedMessage(test, recorded);
    // The same person may be named by number in one row, and by ID number in another.
    if (first !== undefined) errors.checkTime ??= `与${rowLabel(first)}重复`;
    if (Object.keys(errors).length > 0) checked.faults.push({ ...placeOf(test), errors });
    else {
      checked.tests.push({ ...test, person });
      if (isEarly) checked.early.push(person);
    }
    const isOnlyRecorded = recorded === test.checkRes && Object.keys(errors).length === 1;
    if (isOnlyRecorded) checked.recorded.push(test.row);
  }
  return checked;
}

const recordedMessage = ({ checkType, checkRes }: Measurement, recorded: number): string =>
  recorded === checkRes
    ? '该人员此时间已有相同的检测记录'
    : `该人员此时间已有同类型的检测记录（${resultText({ checkType, checkRes: recorded })}）`;

/** What a row says of its person that is not so. */
function personErrors(test: ImportedTest, person: ImportedPerson | undefined): ImportErrors {
  const { uId, idCard, name, hotel } = test;
  if (!person) {
    return uId === null
      ? { idCard: '没有该身份证号的隔离人员' }
      : { uId: `用户编号「${uId}」不存在` };
  }
  const named = uId === null ? '身份证号' : `用户编号「${uId}」`;
  const hasNumber = [person.idcard, maskIdCard(person.idcard)].includes(idCard ?? person.idcard);
  return {
    ...(!hasNumber && { idCard: `身份证号与${named}不符` }),
    ...(name !== null &&
      nameKey(name) !== nameKey(person.name) && { name: `姓名「${name}」与${named}不符` }),
    ...(hotel !== null &&
      nameKey(hotel) !== nameKey(person.hotelName) && {
        hotel: `酒店「${hotel}」与${named}所在的「${person.hotelName}」不符`,
      }),
  };
}

/** People or tests that are looked up in one query. */
const atOnce = 500;

/** The people of an import that the caller may see, by number or by ID number. */
async function readPeople(
  tx: Tx,
  tests: readonly ImportedTest[],
  session: Session,
): Promise<(test: ImportedTest) => ImportedPerson | undefined> {
  const select = () =>
    tx
      .selectFrom('isolation_person as person')
      .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
      .select(['person.id', 'person.name', 'person.hotel_id', 'hotel.name as hotelName'])
      .select(['idcard', 'person.status', 'check_in_time', 'ended_time'])
      .where(ofHotel('person.hotel_id', scopeOf(session)));
  const byId = new Map<number, ImportedPerson>();
  const byNumber = new Map<string, ImportedPerson[]>();
  const ids = new Set(tests.flatMap(({ uId }) => (uId === null ? [] : [rowId(uId)])));
  for await (const some of batches([...ids])) {
    const rows = await select().where('person.id', 'in', some).execute();
    const isolationOf = await testedIsolations(tx, rows, session);
    for (const row of rows) byId.set(row.id, { ...row, isolation: isolationOf(row) });
  }
  const numbers = new Set(
    tests.flatMap(({ uId, idCard }) => (uId === null && idCard !== null ? [idCard] : [])),
  );
  for await (const some of batches([...numbers])) {
    const values = some.flatMap((number) => searchValues(tx, 'idcard', number));
    const rows = await select()
      .where('person.idcard_search', 'in', values)
      .orderBy('check_in_time', 'desc')
      .orderBy('person.id', 'desc')
      .execute();
    const isolationOf = await testedIsolations(tx, rows, session);
    for (const row of rows) {
      const person = { ...row, isolation: isolationOf(row) };
      byNumber.set(row.idcard, [...(byNumber.get(row.idcard) ?? []), person]);
    }
  }
  return ({ uId, idCard, checkTime }) =>
    uId === null ? isolationAt(byNumber.get(idCard ?? '') ?? [], checkTime) : byId.get(rowId(uId));
}

/** Of a person's isolations, the latest first: the one that a moment lies in, else the latest. */
const isolationAt = (
  isolations: readonly ImportedPerson[],
  checkTime: string,
): ImportedPerson | undefined =>
  isolations.find(({ isolation }) => testPeriodFault(isolation, checkTime) === null) ??
  isolations[0];

const keyOf = (
  personId: number,
  { checkType, checkTime }: Pick<ImportedTest, 'checkType' | 'checkTime'>,
): string => `${personId} ${checkType} ${checkTime}`;

/** The results that these people have already, within the moments of the file. */
async function readKnown(
  tx: Tx,
  tests: readonly ImportedTest[],
  personIds: readonly number[],
): Promise<Map<string, number>> {
  const moments = tests.map(({ checkTime }) => checkTime).toSorted();
  const known = new Map<string, number>();
  for await (const ids of batches(personIds)) {
    const rows = await tx
      .selectFrom('health_test')
      .select(['isolation_person_id', 'check_type as checkType', 'check_time as checkTime'])
      .select('check_result')
      .where('isolation_person_id', 'in', ids)
      .where('check_time', '>=', moments[0] ?? '')
      .where('check_time', '<=', moments.at(-1) ?? '')
      .execute();
    for (const row of rows) known.set(keyOf(row.isolation_person_id, row), row.check_result);
  }
  return known;
}

/** Items in batches; other calls run in between. */
async function* batches<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    await yieldToEventLoop();
    yield items.slice(start, start + atOnce);
  }
}

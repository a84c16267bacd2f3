import { setImmediate as otherCalls } from 'node:timers/promises';
import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { isAbnormal, type TestedIsolation, testPeriodFault } from '@anzhu/api/rules/healthTests';
import { nameKey } from '@anzhu/api/rules/nameKey';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import {
  faultsText,
  type ImportedTest,
  type ImportReading,
  type RowFault,
} from '@anzhu/api/rules/testImport';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import { type LocalTime, rowId } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import { testedIsolations } from './period.ts';
import { readImport } from './readImport.ts';

/**
 * Imports the tests of a workbook: all of them or none. Every invalid row is reported, and one log
 * entry describes the file (spec: daily tests).
 */
export const importHealthTests: Handler<Contract['importHealthTests']> = async (
  { input: { file, acceptBeforeCheckIn = false }, session, origin, signal },
  { store, clock },
) => {
  const now = localTime(clock.now());
  const { tests, faults, blank } = await readFile(file, { now, signal });
  if (faults.length > 0) throw invalid('file', faultsText(faults));
  if (tests.length === 0) throw invalid('file', '文件中没有可导入的检测记录');
  const importing = store.change({ session, origin }, async (tx) => {
    const placed = await checkImport(tx, tests, session);
    if ('faults' in placed) throw invalid('file', faultsText(placed.faults));
    const { early } = placed;
    if (early.length > 0 && !acceptBeforeCheckIn) {
      const message = earlyText(early);
      throw new Refusal(Code.conflict, message, { acceptBeforeCheckIn: message });
    }
    await insertTests(tx, placed.tests, { session, now });
    const abnormal = tests.filter(isAbnormal).length;
    return {
      data: successText({ count: tests.length, abnormal, blank }),
      log: {
        type: LogType.dataChange,
        sketch: `导入检测记录 ${tests.length} 条`,
        target: { kind: '检测记录', id: 0 },
        hotelId: session.hotelId,
        after: { 文件名: file.name.slice(0, 200), 行数: tests.length, 异常: abnormal },
      },
    };
  });
  return importing.catch((error: unknown) => {
    throw violates(error, 'health_test_once')
      ? conflict('导入期间有相同的检测记录被录入，请重新导入')
      : error;
  });
};

async function readFile(
  file: File,
  { now, signal }: { now: LocalTime; signal: AbortSignal },
): Promise<ImportReading> {
  try {
    return await readImport({ bytes: new Uint8Array(await file.arrayBuffer()), now }, signal);
  } catch (error) {
    throw error instanceof SheetRefusal ? invalid('file', error.message) : error;
  }
}

function successText({ count, abnormal, blank }: Record<'count' | 'abnormal' | 'blank', number>) {
  const parts = [`成功导入 ${count} 条检测记录`];
  if (abnormal > 0) parts.push(`其中异常 ${abnormal} 条`);
  if (blank > 0) parts.push(`跳过未填写的 ${blank} 行`);
  return parts.join('，');
}

/** Rows of one statement: few enough that other calls run in between. */
const rowsAtOnce = 200;

async function insertTests(
  tx: Tx,
  tests: readonly PlacedTest[],
  { session, now }: { session: Session; now: LocalTime },
): Promise<void> {
  for (let start = 0; start < tests.length; start += rowsAtOnce) {
    await otherCalls();
    const rows = tests.slice(start, start + rowsAtOnce).map(
      (test: ImportedTest & PlacedTest) =>
        ({
          isolation_person_id: test.personId,
          hotel_id: test.hotelId,
          check_type: test.checkType,
          check_result: test.checkRes,
          is_abnormal: isAbnormal(test) ? 1 : 0,
          check_time: test.checkTime,
          created_time: now,
          created_by: session.userId,
          handled_time: null,
          handled_by: null,
          handled_note: '',
        }) as const,
    );
    await tx.insertInto('health_test').values(rows).execute();
  }
}

/** A test whose person was found. */
interface PlacedTest extends ImportedTest {
  personId: number;
  hotelId: number;
}

/** People whom the question about early tests names. */
const maxNamed = 5;

/** Whose tests lie before their check-in, for the question. */
function earlyText(people: readonly Person[]): string {
  const named = [...new Map(people.map((person) => [person.id, person])).values()];
  const first = named
    .slice(0, maxNamed)
    .map(({ name, isolation }) => `「${name}」${formatMinute(isolation.checkInTime)} 入住`);
  const more = named.length > maxNamed ? `等 ${named.length} 人` : '';
  return `${first.join('、')}${more}`;
}

/** People or tests that are looked up in one query. */
const idsAtOnce = 500;

/**
 * Checks of imported tests that need the database: whether the person exists and belongs to the
 * caller's hotel, has the given name, is in that isolation, and has no such test yet. Another hotel's
 * person is reported as unknown.
 *
 * @returns the tests, and whose lie before their check-in; or what is wrong
 */
async function checkImport(
  tx: Tx,
  tests: readonly ImportedTest[],
  session: Session,
): Promise<{ tests: PlacedTest[]; early: Person[] } | { faults: RowFault[] }> {
  const people = await readPeople(tx, tests, session);
  const known = await readKnown(tx, tests, [...people.keys()]);
  const placed: PlacedTest[] = [];
  const faults: RowFault[] = [];
  const early: Person[] = [];
  for (const test of tests) {
    const person = people.get(rowId(test.uId));
    const outside = person ? testPeriodFault(person.isolation, test.checkTime) : null;
    if (!person) {
      faults.push({ row: test.row, reason: `用户编号「${test.uId}」不存在` });
    } else if (test.name !== null && nameKey(test.name) !== nameKey(person.name)) {
      faults.push({ row: test.row, reason: `姓名「${test.name}」与用户编号「${test.uId}」不符` });
    } else if (outside && outside.field !== 'acceptBeforeCheckIn') {
      faults.push({ row: test.row, reason: outside.message });
    } else if (known.has(keyOf(person.id, test))) {
      faults.push({ row: test.row, reason: '该人员此时间已有同类型的检测记录' });
    } else {
      placed.push({ ...test, personId: person.id, hotelId: person.hotel_id });
      if (outside) early.push(person);
    }
  }
  return faults.length > 0 ? { faults } : { tests: placed, early };
}

interface Person {
  id: number;
  name: string;
  hotel_id: number;
  isolation: TestedIsolation;
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
      .select(['id', 'name', 'hotel_id', 'idcard', 'status', 'check_in_time', 'ended_time'])
      .where('id', 'in', ids)
      .$if(own !== null, (query) => query.where('hotel_id', '=', own ?? 0))
      .execute();
    const isolationOf = await testedIsolations(tx, rows, session);
    for (const row of rows) people.set(row.id, { ...row, isolation: isolationOf(row) });
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
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    await otherCalls();
    yield ids.slice(start, start + idsAtOnce);
  }
}

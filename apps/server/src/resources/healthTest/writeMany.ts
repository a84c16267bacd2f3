import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { HealthTest } from '@anzhu/api/contract/healthTest';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { importedText, isAbnormal, testInFuture } from '@anzhu/api/rules/healthTests';
import { faultFields, faultsText } from '@anzhu/api/rules/testImport';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, refuseFaults, Refusal } from '../../platform/refusal.ts';
import { readFile } from '../../platform/sheets/readFile.ts';
import { checkRows, type ImportedPerson, type PlacedTest } from './importRows.ts';
import { lockPeople } from './period.ts';

/**
 * Imports the tests of a workbook: all of them or none. Every invalid row is reported, and one log
 * entry describes the file (spec: daily tests).
 */
export const importHealthTests: Handler<'importHealthTests'> = async (
  { input: { file, acceptBeforeCheckIn = false }, session, origin, signal },
  { store, clock },
) => {
  const now = localTime(clock.now());
  const {
    tests,
    faults: unreadable,
    blank,
    notes,
  } = await readFile('tests', file, { now, signal });
  if (tests.length === 0 && unreadable.length === 0) {
    throw invalid('file', '文件中没有可导入的检测记录');
  }
  const importing = store.change({ session, origin }, async (tx) => {
    const placed = await checkRows(tx, tests, session);
    const faults = [...unreadable, ...placed.faults].toSorted((one, two) => one.row - two.row);
    if (faults.length > 0) {
      const { recorded } = placed;
      throw new Refusal(Code.invalid, faultsText(faults), faultFields('rows', faults), {
        recorded,
      });
    }
    refuseEarly(placed.early, acceptBeforeCheckIn);
    await insertTests(tx, placed.tests, { session, now });
    const abnormal = tests.filter(isAbnormal).length;
    return {
      data: importedText({ count: tests.length, abnormal, blank, notes }),
      log: {
        type: LogType.dataChange,
        sketch: `导入检测记录 ${tests.length} 条`,
        target: { kind: 'healthTest', id: 0 },
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

/**
 * Records one test of each of several people, of one type and moment: all of them or none. Every invalid one is
 * reported, and one log entry names the people.
 */
export const addHealthTests: Handler<'addHealthTests'> = (
  { input: { checkType, checkTime, tests, acceptBeforeCheckIn = false }, session, origin },
  { store, clock },
) => {
  const now = localTime(clock.now());
  if (checkTime > now) throw invalid('checkTime', testInFuture);
  const rows = tests.map(({ uId, checkRes }, row) => {
    const result = Math.round(checkRes * 10) / 10;
    return {
      row,
      uId,
      idCard: null,
      name: null,
      hotel: null,
      checkType,
      checkTime,
      checkRes: result,
    };
  });
  const adding = store.change({ session, origin }, async (tx) => {
    const placed = await checkRows(tx, rows, session);
    const faults = placed.faults.toSorted((one, two) => one.row - two.row);
    const isUnknown = placed.unknown === faults.length;
    refuseFaults(faultFields('tests', faults), isUnknown ? Code.notFound : Code.invalid);
    refuseEarly(placed.early, acceptBeforeCheckIn);
    const ids = await insertTests(tx, placed.tests, { session, now });
    const hotels = new Set(placed.tests.map(({ person }) => person.hotel_id));
    const [hotelId = null] = hotels.size === 1 ? hotels : [session.hotelId];
    return {
      data: { ids },
      log: {
        type: LogType.dataChange,
        sketch: `录入检测记录 ${rows.length} 条`,
        target: { kind: 'healthTest', id: 0 },
        hotelId,
        after: {
          ...byLabel(HealthTest, { checkType, checkTime }),
          行数: rows.length,
          异常: rows.filter(isAbnormal).length,
          人员: placed.tests.map(({ person }) => person.name).join('、'),
        },
      },
    };
  });
  return adding.catch((error: unknown) => {
    throw violates(error, 'health_test_once')
      ? conflict('保存期间有相同的检测记录被录入，请重试')
      : error;
  });
};

/** Asks about tests that lie before the check-in of their people. */
function refuseEarly(early: readonly ImportedPerson[], isAccepted: boolean): void {
  if (early.length === 0 || isAccepted) return;
  const message = earlyText(early);
  throw new Refusal(Code.conflict, message, { acceptBeforeCheckIn: message });
}

/** People whom the question about early tests names. */
const maxNamed = 5;

/** Whose tests lie before their check-in, for the question. */
function earlyText(people: readonly ImportedPerson[]): string {
  const named = [...new Map(people.map((person) => [person.id, person])).values()];
  const first = named
    .slice(0, maxNamed)
    .map(({ name, isolation }) => `「${name}」${formatMinute(isolation.checkInTime)} 入住`);
  const more = named.length > maxNamed ? `等 ${named.length} 人` : '';
  return `${first.join('、')}${more}`;
}

/** Rows of one statement: few enough that other calls run in between. */
const rowsAtOnce = 200;

async function insertTests(
  tx: Tx,
  tests: readonly PlacedTest[],
  { session, now }: { session: Session; now: LocalTime },
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < tests.length; start += rowsAtOnce) {
    await yieldToEventLoop();
    const some = tests.slice(start, start + rowsAtOnce);
    const hotels = await lockPeople(tx, [...new Set(some.map(({ person }) => person.id))]);
    const rows = some.map(
      (test) =>
        ({
          isolation_person_id: test.person.id,
          hotel_id: hotels.get(test.person.id) ?? test.person.hotel_id,
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
    const added = await tx.insertInto('health_test').values(rows).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

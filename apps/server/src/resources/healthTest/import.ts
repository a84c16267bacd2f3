import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { isAbnormal } from '@anzhu/api/rules/healthTests';
import { SheetRefusal } from '@anzhu/api/rules/sheet';
import { faultFields, faultsText, type ImportReading } from '@anzhu/api/rules/testImport';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Session } from '../../platform/caller.ts';
import { localTime } from '../../platform/clock.ts';
import type { LocalTime } from '../../platform/db/column.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { checkRows, type ImportedPerson, type PlacedTest } from './importRows.ts';
import { readImport } from './readImport.ts';

/**
 * Imports the tests of a workbook: all of them or none. Every invalid row is reported, and one log
 * entry describes the file (spec: daily tests).
 */
export const importHealthTests: Handler<'importHealthTests'> = async (
  { input: { file, acceptBeforeCheckIn = false }, session, origin, signal },
  { store, clock },
) => {
  const now = localTime(clock.now());
  const { tests, faults: unreadable, blank } = await readFile(file, { now, signal });
  if (tests.length === 0 && unreadable.length === 0) {
    throw invalid('file', '文件中没有可导入的检测记录');
  }
  const importing = store.change({ session, origin }, async (tx) => {
    const placed = await checkRows(tx, tests, session);
    const faults = [...unreadable, ...placed.faults].toSorted((one, two) => one.row - two.row);
    if (faults.length > 0) {
      const { recorded } = placed;
      throw new Refusal(Code.invalid, faultsText(faults), faultFields(faults), { recorded });
    }
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
): Promise<void> {
  for (let start = 0; start < tests.length; start += rowsAtOnce) {
    await yieldToEventLoop();
    const rows = tests.slice(start, start + rowsAtOnce).map(
      (test) =>
        ({
          isolation_person_id: test.person.id,
          hotel_id: test.person.hotel_id,
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

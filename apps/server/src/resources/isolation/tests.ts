import { checkTypeLabel } from '@anzhu/api/contract/healthTest';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { resultText } from '@anzhu/api/rules/healthTests';
import type { Db, Tx } from '../../platform/db/store.ts';

/** The tests of a person, each with what it measured. */
export async function testEvents(db: Db, personId: number): Promise<TimelineEvent[]> {
  const tests = await db
    .selectFrom('health_test')
    .select(['check_type as checkType', 'check_result as checkRes', 'check_time as time'])
    .where('isolation_person_id', '=', personId)
    .orderBy('check_time')
    .orderBy('id')
    .execute();
  return tests.map(({ time, ...test }) => ({
    kind: 'tested',
    time,
    sketch: `${checkTypeLabel[test.checkType]} ${resultText(test)}`,
    roomName: null,
    ...test,
  }));
}

/** Removes the tests of a person whose record goes. */
export const deleteTests = (tx: Tx, personId: number) =>
  tx.deleteFrom('health_test').where('isolation_person_id', '=', personId).execute();

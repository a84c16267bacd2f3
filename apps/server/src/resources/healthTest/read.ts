import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { HealthTest } from '@anzhu/api/contract/healthTest';
import { maskIdCard } from '@anzhu/api/rules/mask';
import type { Db } from '../../platform/db/store.ts';

/** Tests with the person they are of. */
export const selectTests = (db: Db) =>
  db
    .selectFrom('health_test')
    .innerJoin('isolation_person as person', 'person.id', 'health_test.isolation_person_id')
    .selectAll('health_test')
    .select(['person.name', 'person.idcard']);

/** A row of `selectTests`. */
export type TestRow = Awaited<ReturnType<ReturnType<typeof selectTests>['execute']>>[number];

/** A test as the list shows it: the ID number is masked. */
export const toHealthTest = (row: TestRow): WithRowIds<HealthTest> => ({
  id: row.id,
  uId: row.isolation_person_id,
  name: row.name,
  idCard: maskIdCard(row.idcard),
  checkType: row.check_type,
  checkRes: row.check_result,
  checkTime: row.check_time,
  createTime: row.created_time,
  isHandled: row.is_abnormal === 1 ? row.handled_time !== null : null,
});

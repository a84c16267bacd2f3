import { handleHealthTest, HealthTest, healthTestPage } from '@anzhu/api/contract/healthTest';
import { byLabel } from '@anzhu/api/contract/label';
import { resultText } from '@anzhu/api/rules/healthTests';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectTests, type TestRow } from './queries.ts';

/** A test in the log. */
export const healthTestRecord: RecordKind = {
  kind: 'healthTest',
  async show(tx, id) {
    const row = await selectTests(tx).where('health_test.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const measured = { checkType: row.check_type, checkRes: row.check_result };
    return {
      name: `${row.name} ${row.check_time}`,
      hotelId: row.hotel_id,
      fields: {
        ...byLabel(HealthTest, {
          uId: row.isolation_person_id,
          name: row.name,
          checkType: row.check_type,
          checkRes: resultText(measured),
          checkTime: row.check_time,
        }),
        ...byLabel(healthTestPage.input, { isAbnormal: stateOf(row) }),
        ...byLabel(handleHealthTest.input, { note: row.handled_note }),
      },
    };
  },
};

function stateOf({ is_abnormal, handled_time }: TestRow): string {
  if (is_abnormal === 0) return '否';
  return handled_time === null ? '待处理' : '已处理';
}

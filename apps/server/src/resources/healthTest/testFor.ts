import type { Id } from '@anzhu/api/contract/codecs';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db } from '../../platform/db/store.ts';
import { checkScope } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { selectTests, type TestRow } from './read.ts';

/** The test that a call names. Refuses one that does not exist, and one of another hotel. */
export async function testFor(db: Db, id: Id, session: Session): Promise<TestRow> {
  const row = await selectTests(db).where('health_test.id', '=', rowId(id)).executeTakeFirst();
  if (!row) throw notFound('检测记录');
  checkScope(session, row.hotel_id);
  return row;
}

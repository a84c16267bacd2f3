import type { Id } from '@anzhu/api/contract/codecs';
import type { Session } from '../../platform/caller.ts';
import { rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { notFound } from '../../platform/refusal.ts';
import { checkScope } from '../../platform/session/scope.ts';
import { type IsolationRow, selectIsolations } from './read.ts';

/** The person that a call names. Refuses one that does not exist, and one of another hotel. */
export async function isolationFor(db: Db, id: Id, session: Session): Promise<IsolationRow> {
  const row = await selectIsolations(db)
    .where('isolation_person.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound('隔离人员');
  checkScope(session, row.hotel_id);
  return row;
}

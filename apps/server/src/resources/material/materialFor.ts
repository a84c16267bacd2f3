import type { Id } from '@anzhu/api/contract/codecs';
import { reviewConflict } from '@anzhu/api/rules/review';
import { rowId } from '../../platform/db/rowId.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { checkScope } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { conflict, notFound, type Refusal } from '../../platform/http/refusal.ts';

const select = (db: Db, id: number) =>
  db
    .selectFrom('material_application')
    .select(['id', 'hotel_id', 'review_status'])
    .where('id', '=', id);

/** The application that a call names. Refuses one that does not exist, and one of another hotel. */
export async function materialFor(db: Db, id: Id, session: Session) {
  const row = await select(db, rowId(id)).executeTakeFirst();
  if (!row) throw notFound('物资申请');
  checkScope(session, row.hotel_id);
  return row;
}

/** The 409 error of a review that came too late, with the present status of the application. */
export async function materialConflict(tx: Tx, id: number): Promise<Refusal> {
  const row = await select(tx, id).executeTakeFirst();
  return row ? conflict(reviewConflict('物资申请', row.review_status)) : notFound('物资申请');
}

import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import { breaksReference } from '../../platform/db/violation.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { userFor } from './read.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { userRecord } from './userRecord.ts';

/** Deletes a user whom the caller manages and ends their sessions. Nobody can delete themselves. */
export const deleteUser: Handler<Contract['deleteUser']> = async (
  { input, session, origin },
  { store, live },
) => {
  const target = { record: userRecord, id: rowId(input.id), type: LogType.systemChange };
  const deleting = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const user = await userFor(tx, input.id, session);
      const sessions = await tx
        .deleteFrom('session')
        .where('user_id', '=', user.id)
        .returning('token_hash')
        .execute();
      await tx.deleteFrom('app_user').where('id', '=', user.id).execute();
      return { data: sessions.map((row) => row.token_hash) };
    }),
  );
  const ended = await deleting.catch((error: unknown) => {
    throw breaksReference(error) ? conflict('用户仍有关联的记录，不能删除') : error;
  });
  for (const tokenHash of ended) live.closeSession(tokenHash);
  return null;
};

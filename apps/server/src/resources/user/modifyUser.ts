import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { modifyUser as contract } from '@anzhu/api/contract/user';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { rowId } from '../../platform/db/rowId.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import type { Handler, Session } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { endSessionsOf } from '../../platform/session/sessions.ts';
import { departmentOf } from './departmentOf.ts';
import { manages, userFor, type UserRow } from './read.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { taken } from './taken.ts';
import { userRecord } from './userRecord.ts';

type Input = InputOf<Contract['modifyUser']>;

/** The columns of a user after the change. Refuses what the actor may not change of them. */
async function columnsOf(tx: Tx, user: UserRow, { input, session }: Asked) {
  const { username = user.username, nickName = user.nick_name } = input;
  const { phone = user.phone, heads = user.heads, dept } = input;
  if (username !== user.username && !manages(session, user.role, user.hotel_id)) {
    throw new Refusal(Code.noPermission, '不能更改自己的用户名');
  }
  const isOneself = user.id === session.userId;
  const isMoved = dept !== undefined && rowId(dept) !== user.department_id;
  if (isMoved && isOneself) {
    throw new Refusal(Code.noPermission, '不能更改自己的部门');
  }
  const department_id = isMoved ? await departmentOf(tx, dept, session) : user.department_id;
  return { username, nick_name: nickName, phone, heads, department_id };
}

interface Asked {
  input: Input;
  session: Session;
}

/**
 * Changes the submitted fields of a managed user, or of the caller. A new password ends the user's
 * sessions, except the one in which users change their own.
 */
export const modifyUser: Handler<Contract['modifyUser']> = async (
  { input, session, origin },
  { store, clock, live, passwords },
) => {
  await userFor(store.db, input.id, session);
  const { password } = input;
  const secret = password === undefined ? {} : { password_hash: await passwords.hash(password) };
  const target = { record: userRecord, id: rowId(input.id), type: LogType.systemChange };
  const modifying = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const user = await userFor(tx, input.id, session);
      await claimFiles(tx, clock, { heads: input.heads });
      await tx
        .updateTable('app_user')
        .set({ ...(await columnsOf(tx, user, { input, session })), ...secret })
        .where('id', '=', user.id)
        .execute();
      if (password === undefined) return { data: [] };
      const ending = { userId: user.id, except: session.tokenHash };
      return {
        data: await endSessionsOf(tx, clock, ending),
        secrets: [labelsOf(contract.input).password],
      };
    }),
  );
  const ended = await modifying.catch((error: unknown) => {
    throw taken(error, input);
  });
  for (const tokenHash of ended) live.closeSession(tokenHash);
  return null;
};

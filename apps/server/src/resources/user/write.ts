import { Code } from '@anzhu/api/contract/envelope';
import { RecordStatus } from '@anzhu/api/contract/department';
import { LogType } from '@anzhu/api/contract/log';
import { sql, type SqlBool } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { breaksReference, violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import { refuseCommon } from '../../platform/session/commonPasswords.ts';
import { holdPassword, replacePassword } from '../../platform/session/credentials.ts';
import { checkOwnPassword, wrongPassword } from '../session/index.ts';
import { assertCallerUnchanged } from '../../platform/session/person.ts';
import { removeFactor } from '../../platform/session/secondFactor.ts';
import { endSessionsOf } from '../../platform/session/sessions.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { userRecord } from './log.ts';
import { departmentOf, manages, userFor, type UserRow } from './queries.ts';

/** Adds a user to a department whose people one manages. The user changes the password at the first sign-in. */
export const addUser: Handler<'addUser'> = async (
  { input, session, origin },
  { store, clock, passwords },
) => {
  const { username, nickName, phone, heads = '', status } = input;
  await departmentOf(store.db, input.dept, session);
  await refuseCommon(input.password);
  const password_hash = await passwords.hash(input.password);
  const target = { record: userRecord, type: LogType.systemChange };
  const adding = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      await claimFiles(tx, clock, { heads });
      const now = localTime(clock.now());
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: nickName,
          phone,
          department_id: await departmentOf(tx, input.dept, session),
          heads,
          status,
          password_hash,
          password_time: now,
          is_password_given: 1,
          created_time: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, data: { id } };
    }),
  );
  return adding.catch((error: unknown) => {
    throw taken(error, input);
  });
};

type Input = CallInput<'modifyUser'>;

/** The columns of a user after the change. Refuses what the actor may not change of them. */
async function columnsOf(tx: Tx, user: UserRow, { input, session }: UserChange) {
  const { username = user.username, nickName = user.nick_name } = input;
  const { phone = user.phone, heads = user.heads, status = user.own_status, dept } = input;
  if (username !== user.username && !manages(session, user.role, user.hotel_id)) {
    throw new Refusal(Code.noPermission, '不能更改自己的用户名');
  }
  const isOneself = user.id === session.userId;
  const isMoved = dept !== undefined && rowId(dept) !== user.department_id;
  if (isMoved && isOneself) {
    throw new Refusal(Code.noPermission, '不能更改自己的部门');
  }
  if (status !== user.own_status && isOneself) {
    throw new Refusal(Code.noPermission, '不能停用自己');
  }
  const department_id = isMoved ? await departmentOf(tx, dept, session) : user.department_id;
  return { username, nick_name: nickName, phone, heads, status, department_id };
}

interface UserChange {
  input: Input;
  session: Session;
}

/**
 * Changes the submitted fields of a managed user, or of the caller. A new password ends the user's
 * sessions, except the one in which users change their own; for that the current one is needed. Disabling ends
 * them as well. With the password of another user the second factor can be turned off: the device is lost.
 */
export const modifyUser: Handler<'modifyUser'> = async ({ input, session, origin }, server) => {
  const { store, clock, live, passwords } = server;
  const { id: userId } = await userFor(store.db, input.id, session);
  const { password } = input;
  if (password !== undefined) await refuseCommon(password);
  const isOwn = userId === session.userId;
  if (input.endTotp && (isOwn || password === undefined)) {
    throw invalid('endTotp', '只能与他人的新密码一起提交');
  }
  const isOwnPassword = isOwn && password !== undefined;
  const version = isOwnPassword
    ? await checkOwnPassword(server, { session, origin }, input.currentPassword)
    : null;
  if (isOwnPassword && password === input.currentPassword) {
    throw invalid('password', '新密码不能与当前密码相同');
  }
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const target = { record: userRecord, id: rowId(input.id), type: LogType.systemChange };
  const modifying = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      const user = await userFor(tx, input.id, session);
      await claimFiles(tx, clock, { heads: input.heads });
      await tx
        .updateTable('app_user')
        .set(await columnsOf(tx, user, { input, session }))
        .where('id', '=', user.id)
        .execute();
      const isDisabled = input.status === RecordStatus.disabled && user.own_status !== input.status;
      const who = sql<SqlBool>`u.id = ${user.id}`;
      if (isDisabled) await endSessionsOf(tx, clock, { who, code: Code.accountDisabled });
      if (passwordHash === null) return { data: [] };
      if (version !== null && (await holdPassword(tx, user.id)) !== version) throw wrongPassword();
      const hasEndedTotp = input.endTotp === true && (await removeFactor(tx, user.id));
      const subject = { userId: user.id, hotelId: user.hotel_id };
      return {
        data: await replacePassword(tx, clock, {
          userId: user.id,
          passwordHash,
          isGiven: !isOwn,
          except: session.tokenHash,
        }),
        furtherLogs: [
          accountEntry(
            subject,
            isOwn ? '修改密码' : `重置用户「${user.nick_name}」的密码`,
            LogType.account,
          ),
          ...(hasEndedTotp
            ? [accountEntry(subject, `关闭用户「${user.nick_name}」的两步验证`, LogType.account)]
            : []),
        ],
      };
    }),
  );
  const ended = await modifying.catch((error: unknown) => {
    throw taken(error, input);
  });
  for (const tokenHash of ended) live.closeSession(tokenHash);
  return null;
};

/** Deletes a user whom the caller manages and ends their sessions. Refuses the caller's own id. */
export const deleteUser: Handler<'deleteUser'> = async (
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

/** Maps a violated unique index to the refused field: user name or phone. */
function taken(
  error: unknown,
  { username, phone }: { username?: string | undefined; phone?: string | undefined },
): unknown {
  if (violates(error, 'user_name_once')) return invalid('username', `用户名「${username}」已存在`);
  if (violates(error, 'user_phone_once')) return invalid('phone', `手机号${phone}已被占用`);
  return error;
}

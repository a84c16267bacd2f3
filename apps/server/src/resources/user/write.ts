import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import type { Origin, Session } from '../../platform/caller.ts';
import { changeRecord } from '../../platform/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { rowId } from '../../platform/db/column.ts';
import { breaksReference, violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import { claimFiles } from '../../platform/files/uploaded.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import {
  countAttempt,
  forgetAttempts,
  locked,
  lockedReason,
  recordFailure,
} from '../../platform/session/attempts.ts';
import { holdPassword, replacePassword } from '../../platform/session/credentials.ts';
import { assertCallerUnchanged } from '../../platform/session/person.ts';
import { accountEntry } from '../../platform/session/securityLog.ts';
import { userRecord } from './log.ts';
import { departmentOf, manages, userFor, type UserRow } from './queries.ts';

/** Adds a user to a department whose people one manages. */
export const addUser: Handler<Contract['addUser']> = async (
  { input, session, origin },
  { store, clock, passwords },
) => {
  const { username, nickName, phone, heads = '' } = input;
  await departmentOf(store.db, input.dept, session);
  const password_hash = await passwords.hash(input.password);
  const target = { record: userRecord, type: LogType.systemChange };
  const adding = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      await claimFiles(tx, clock, { heads });
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: nickName,
          phone,
          department_id: await departmentOf(tx, input.dept, session),
          heads,
          password_hash,
          created_time: localTime(clock.now()),
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

type Input = InputOf<Contract['modifyUser']>;

/** The columns of a user after the change. Refuses what the actor may not change of them. */
async function columnsOf(tx: Tx, user: UserRow, { input, session }: UserChange) {
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

interface UserChange {
  input: Input;
  session: Session;
}

const wrongPassword = (): Refusal => invalid('currentPassword', '当前密码不正确');

/**
 * Checks the current password of callers who change their own. Wrong ones count as failed sign-ins:
 * otherwise an open session would allow any number of tries.
 * @returns the version of the password that was checked.
 */
async function checkOwnPassword(
  server: Server,
  { input, session, origin }: UserChange & { origin: Origin },
): Promise<number> {
  const { store, clock, passwords } = server;
  const { password, currentPassword } = input;
  if (currentPassword === undefined) throw invalid('currentPassword', '请输入当前密码');
  const account = session.username.toLowerCase();
  const until = await countAttempt(store, clock, account, origin);
  if (until !== null) {
    await recordFailure(server, { account, origin, reason: lockedReason });
    throw locked(until - clock.now());
  }
  const row = await store.db
    .selectFrom('app_user')
    .select(['password_hash', 'password_version'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.fits(currentPassword, row.password_hash))) {
    await recordFailure(server, { account, origin, reason: '修改密码时当前密码不正确' });
    throw wrongPassword();
  }
  await store.write((tx) => forgetAttempts(tx, account));
  if (password === currentPassword) throw invalid('password', '新密码不能与当前密码相同');
  return row.password_version;
}

/**
 * Changes the submitted fields of a managed user, or of the caller. A new password ends the user's
 * sessions, except the one in which users change their own; for that the current one is needed.
 */
export const modifyUser: Handler<Contract['modifyUser']> = async (
  { input, session, origin },
  server,
) => {
  const { store, clock, live, passwords } = server;
  const { id: userId } = await userFor(store.db, input.id, session);
  const { password } = input;
  const isOwn = userId === session.userId;
  const version =
    password !== undefined && isOwn
      ? await checkOwnPassword(server, { input, session, origin })
      : null;
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
      if (passwordHash === null) return { data: [] };
      if (version !== null && (await holdPassword(tx, user.id)) !== version) throw wrongPassword();
      return {
        data: await replacePassword(tx, clock, {
          userId: user.id,
          passwordHash,
          isGiven: !isOwn,
          except: session.tokenHash,
        }),
        others: [
          accountEntry(
            { userId: user.id, hotelId: user.hotel_id },
            isOwn ? '修改密码' : `重置用户「${user.nick_name}」的密码`,
            LogType.account,
          ),
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

/** Maps a violated unique index to the refused field: user name or phone. */
function taken(
  error: unknown,
  { username, phone }: { username?: string | undefined; phone?: string | undefined },
): unknown {
  if (violates(error, 'user_name_once')) return invalid('username', `用户名「${username}」已存在`);
  if (violates(error, 'user_phone_once')) return invalid('phone', `手机号${phone}已被占用`);
  return error;
}

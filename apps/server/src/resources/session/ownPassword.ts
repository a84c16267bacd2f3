import type { Origin, Session } from '../../platform/caller.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import {
  admitAttempt,
  forgetAttempts,
  recordFailure,
  uncountAttempt,
} from '../../platform/session/attempts.ts';
import { acceptCode, readFactor, wrongCode } from '../../platform/session/secondFactor.ts';

export const wrongPassword = (): Refusal => invalid('currentPassword', '当前密码不正确');

interface Caller {
  session: Session;
  origin: Origin;
}

/**
 * Checks the current password of callers who change how they sign in. Wrong ones count as failed sign-ins:
 * otherwise an open session would allow any number of tries.
 * @returns the version of the password that was checked.
 */
export async function checkOwnPassword(
  server: Server,
  caller: Caller,
  currentPassword: string | undefined,
  forget: typeof forgetAttempts = forgetAttempts,
): Promise<number> {
  if (currentPassword === undefined) throw invalid('currentPassword', '当前密码不能为空');
  const row = await server.store.db
    .selectFrom('app_user')
    .select(['password_hash', 'password_version'])
    .where('id', '=', caller.session.userId)
    .executeTakeFirstOrThrow();
  await checkPasswordOf(server, caller, {
    currentPassword,
    passwordHash: row.password_hash,
    forget,
  });
  return row.password_version;
}

/** As `checkOwnPassword`, of a password whose hash was read before. */
export async function checkPasswordOf(
  server: Server,
  { session, origin }: Caller,
  {
    currentPassword,
    passwordHash,
    forget = forgetAttempts,
  }: { currentPassword: string; passwordHash: string; forget?: typeof forgetAttempts },
): Promise<void> {
  const { store, passwords } = server;
  const account = session.username.toLowerCase();
  await admitAttempt(server, { account, origin });
  if (!(await passwords.fits(currentPassword, passwordHash))) {
    await recordFailure(server, { account, origin, reason: '修改密码时当前密码不正确' });
    throw wrongPassword();
  }
  await store.write((tx) => forget(tx, account, origin));
}

/**
 * Checks the current password of callers who change their second factor and, where one is in use, a code of it or
 * a recovery code: a password alone neither replaces nor ends it. Wrong codes count like wrong passwords.
 * @returns the version of the password that was checked.
 */
export async function checkOwnFactor(
  server: Server,
  { session, origin }: Caller,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
): Promise<number> {
  const { store, clock } = server;
  const isInUse = (await readFactor(store.db, session.userId)).since !== '';
  // Else each right password would allow further tries of the code.
  const forget = isInUse ? uncountAttempt : forgetAttempts;
  const version = await checkOwnPassword(server, { session, origin }, currentPassword, forget);
  if (!isInUse) return version;
  if (code === undefined) throw invalid('code', '请输入现用的验证码或恢复码');
  const account = session.username.toLowerCase();
  await admitAttempt(server, { account, origin });
  const used = await store.write(async (tx) => {
    const accepted = await acceptCode(tx, clock, { userId: session.userId, code });
    if (accepted !== null) await forgetAttempts(tx, account, origin);
    return accepted;
  });
  if (used !== null) return version;
  await recordFailure(server, { account, origin, reason: '更换两步验证时验证码不正确' });
  throw wrongCode();
}

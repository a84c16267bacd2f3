import type { Origin, Session } from '../../platform/caller.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { Server } from '../../platform/server.ts';
import {
  countAttempt,
  forgetAttempts,
  locked,
  lockedReason,
  recordFailure,
} from '../../platform/session/attempts.ts';

export const wrongPassword = (): Refusal => invalid('currentPassword', '当前密码不正确');

/**
 * Checks the current password of callers who change how they sign in. Wrong ones count as failed sign-ins:
 * otherwise an open session would allow any number of tries.
 * @returns the version of the password that was checked.
 */
export async function checkOwnPassword(
  server: Server,
  { session, origin }: { session: Session; origin: Origin },
  currentPassword: string | undefined,
): Promise<number> {
  const { store, clock, passwords } = server;
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
  await store.write((tx) => forgetAttempts(tx, account, origin));
  return row.password_version;
}

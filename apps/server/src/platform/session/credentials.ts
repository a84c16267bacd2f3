import { sql, type Transaction } from 'kysely';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { Tables } from '../db/tables.ts';
import { forgetAllAttempts } from './attempts.ts';
import { endSessionsOf } from './sessions.ts';
import { voidTickets } from './tickets.ts';

/**
 * Holds a user against a change of the password until the transaction ends, after waiting for one
 * that is under way. Of a sign-in and a reset at once, either the sign-in reads the new version, or
 * the reset ends its session.
 * @returns the version of the password; null when the user is gone.
 */
export async function holdPassword(
  tx: Transaction<Tables>,
  userId: number,
): Promise<number | null> {
  const row = await tx
    .updateTable('app_user')
    .set((eb) => ({ password_version: eb.ref('password_version') }))
    .where('id', '=', userId)
    .returning('password_version')
    .executeTakeFirst();
  return row?.password_version ?? null;
}

interface NewPassword {
  userId: number;
  passwordHash: string;
  /** True when someone else sets it: its user must change it at the next sign-in. */
  isGiven: boolean;
  /** The hash of the token of the session that stays. */
  except?: string | undefined;
}

/**
 * Sets a user's password: sign-ins by the former one that are under way become void, and so do the
 * user's sessions, QR codes and tickets. One that someone else sets also lifts the lock of wrong passwords.
 * @returns the hashes of the tokens of the sessions that it ended.
 */
export async function replacePassword(
  tx: Transaction<Tables>,
  clock: Clock,
  { userId, passwordHash, isGiven, except }: NewPassword,
): Promise<string[]> {
  // First in the transaction: who waits in `holdPassword` waits for this row.
  const { username } = await tx
    .updateTable('app_user')
    .set((eb) => ({
      password_hash: passwordHash,
      password_version: eb('password_version', '+', 1),
      password_time: localTime(clock.now()),
      is_password_given: isGiven ? 1 : 0,
    }))
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirstOrThrow();
  if (isGiven) await forgetAllAttempts(tx, username);
  await voidTickets(tx, userId);
  return endSessionsOf(tx, clock, { who: sql`u.id = ${userId}`, except });
}

const day = 24 * 60 * 60 * 1000;

/** Why a password that was right must be changed before there is a session. */
export type PasswordFault = 'given' | 'old';

/**
 * Why a user's password must be changed at the sign-in: someone else has set it, or it is older than
 * `PASSWORD_DAYS`; null when it need not be.
 */
export async function passwordFault(
  tx: Transaction<Tables>,
  clock: Clock,
  { userId, passwordDays }: { userId: number; passwordDays: number },
): Promise<PasswordFault | null> {
  const row = await tx
    .selectFrom('app_user')
    .select(['is_password_given', 'password_time', 'created_time'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (row.is_password_given === 1) return 'given';
  const age = clock.now() - momentOf(row.password_time || row.created_time);
  return passwordDays > 0 && age >= passwordDays * day ? 'old' : null;
}

import { Code } from '@anzhu/api/contract/envelope';
import { sql, type Transaction } from 'kysely';
import type { Origin } from '../caller.ts';
import { type Clock, clockSkew, localTime, momentOf } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';

/** Five wrong passwords within a quarter of an hour lock an account for a quarter of an hour. */
const allowed = 5;
const span = 15 * 60 * 1000;

/**
 * Until when an account is locked, by the times of its last attempts, newest first; null when it is
 * not. While it is locked no attempt is counted, so the newest one is the one that locked it.
 */
export function lockedUntil(times: readonly number[], now: number): number | null {
  const [newest] = times;
  const oldest = times[allowed - 1];
  if (newest === undefined || oldest === undefined) return null;
  const isLocked = newest - oldest <= span && now - newest < span;
  return isLocked ? newest + span : null;
}

/** One attempt at a time for one account, also when several instances share the database. */
async function serialise(tx: Transaction<Tables>, store: Store, username: string): Promise<void> {
  if (store.engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${username}))`.execute(tx);
}

/**
 * Records an attempt as failed before the password is verified, so that concurrent attempts are
 * limited too.
 * @returns the end of the lock (milliseconds), or null when the account is not locked.
 */
export async function countAttempt(
  store: Store,
  clock: Clock,
  username: string,
  origin: Origin,
): Promise<number | null> {
  return store.write(async (tx) => {
    await serialise(tx, store, username);
    const now = clock.now();
    // Written by a clock that ran ahead and has been set right since: they would lock until then.
    await tx
      .deleteFrom('login_attempt')
      .where('username', '=', username)
      .where('created_time', '>', localTime(now + clockSkew))
      .execute();
    const rows = await tx
      .selectFrom('login_attempt')
      .select('created_time')
      .where('username', '=', username)
      .orderBy('created_time', 'desc')
      .limit(allowed)
      .execute();
    const until = lockedUntil(
      rows.map((row) => momentOf(row.created_time)),
      now,
    );
    if (until !== null) return until;
    await tx
      .insertInto('login_attempt')
      .values({ username, address: origin.address, created_time: localTime(now) })
      .execute();
    return null;
  });
}

/** The password was right: the account's wrong ones are forgotten. */
export async function forgetAttempts(tx: Transaction<Tables>, username: string): Promise<void> {
  await tx.deleteFrom('login_attempt').where('username', '=', username).execute();
}

/** The password was right, but a second factor is still to come: only this attempt is forgotten. */
export async function uncountAttempt(tx: Transaction<Tables>, username: string): Promise<void> {
  await tx
    .deleteFrom('login_attempt')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('login_attempt')
        .select('id')
        .where('username', '=', username)
        .orderBy('created_time', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}

/** The refusal of an account that is locked for so many milliseconds. */
export function locked(milliseconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return new Refusal(Code.locked, `密码错误次数过多，账号已锁定，请 ${minutes} 分钟后再试`);
}

import { sql, type Transaction } from 'kysely';
import type { Origin } from '../caller.ts';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

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
    const rows = await tx
      .selectFrom('login_attempt')
      .select('created_time')
      .where('username', '=', username)
      .orderBy('created_time', 'desc')
      .limit(allowed)
      .execute();
    const now = clock.now();
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

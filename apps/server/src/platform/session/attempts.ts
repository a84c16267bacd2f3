import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { sql, type Transaction } from 'kysely';
import type { Origin } from '../caller.ts';
import { type Clock, clockSkew, localTime, momentOf } from '../clock.ts';
import type { Db, Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import { selectPerson, withHotelRole } from './person.ts';
import type { SecurityLog } from './securityLog.ts';

/** Why a sign-in failed that was refused before its password was checked. */
export const lockedReason = '账号已锁定';

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

/** The times of an account's last attempts, newest first. */
async function lastAttempts(db: Db, username: string): Promise<number[]> {
  const rows = await db
    .selectFrom('login_attempt')
    .select('created_time')
    .where('username', '=', username)
    .orderBy('created_time', 'desc')
    .limit(allowed)
    .execute();
  return rows.map((row) => momentOf(row.created_time));
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
    const until = lockedUntil(await lastAttempts(tx, username), now);
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

/** A sign-in, or a change of one's password, whose password was refused. */
interface FailedSignIn {
  /** The name that was typed, as accounts are found by it. */
  account: string;
  origin: Origin;
  reason: string;
}

/** Writes a failed sign-in into the security log, and the lock of the account that it led to. */
export async function recordFailure(
  { store, clock, securityLog }: { store: Store; clock: Clock; securityLog: SecurityLog },
  { account: typed, origin, reason }: FailedSignIn,
): Promise<void> {
  const person = await selectPerson(store.db, sql`lower(u.username) = ${typed}`).executeTakeFirst();
  const account = person
    ? {
        userId: person.id,
        username: person.username,
        hotelId: withHotelRole(person.role, person.hotel_id),
      }
    : null;
  const event = { account, key: typed, origin };
  const detail = { label: '原因', value: reason };
  await securityLog.record({ ...event, type: LogType.signInFailed, sketch: '登录失败', detail });
  const isLocked = lockedUntil(await lastAttempts(store.db, typed), clock.now()) !== null;
  if (!isLocked || reason === lockedReason) return;
  await securityLog.record({
    ...event,
    type: LogType.account,
    sketch: '密码错误次数过多，账号已锁定',
  });
}

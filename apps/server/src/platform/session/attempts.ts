import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { sql, type Transaction } from 'kysely';
import type { Origin } from '../caller.ts';
import { type Clock, clockSkew, localTime, momentOf } from '../clock.ts';
import { keyedHashes } from '../db/personalData/search.ts';
import type { Db, Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import { selectPerson, withHotelRole } from './person.ts';
import type { SecurityLog } from './securityLog.ts';

/** Why a sign-in failed that was refused before its password was checked. */
export const lockedReason = '账号已锁定';

/** Wrong passwords within a quarter of an hour that lock for a quarter of an hour (part 3 of the specification). */
const allowed = { fromAddress: 5, inAll: 20 };
const span = 15 * 60 * 1000;

/** An attempt to sign in that is not known to be right. */
export interface Attempt {
  /** Milliseconds. */
  time: number;
  address: string;
}

/** Until when attempts are refused once there were `most` of them, newest first; null when they are not. */
function lockedAfter(attempts: readonly Attempt[], most: number, now: number): number | null {
  const newest = attempts[0];
  const oldest = attempts[most - 1];
  if (!newest || !oldest) return null;
  const isLocked = newest.time - oldest.time <= span && now - newest.time < span;
  return isLocked ? newest.time + span : null;
}

/**
 * Until when an account is locked for an address, by its last attempts, newest first; null when it is not. Five
 * from one address lock the account for that address, so that a stranger elsewhere does not lock its owner out;
 * twenty from anywhere lock it for all. While it is locked no attempt is counted, so the newest one locked it.
 */
export function lockedUntil(
  attempts: readonly Attempt[],
  address: string,
  now: number,
): number | null {
  const own = attempts.filter((one) => one.address === address);
  return lockedAfter(attempts, allowed.inAll, now) ?? lockedAfter(own, allowed.fromAddress, now);
}

/** One attempt at a time for one account, also when several instances share the database. */
async function serialise(tx: Transaction<Tables>, store: Store, account: string): Promise<void> {
  if (store.engine !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${account}))`.execute(tx);
}

/** An account's last attempts, newest first: all that can lock it. */
async function lastAttempts(db: Db, account: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('login_attempt')
    .select(['created_time', 'address'])
    .where('username', 'in', keyedHashes(db, account))
    .orderBy('created_time', 'desc')
    .limit(allowed.inAll)
    .execute();
  return rows.map((row) => ({ time: momentOf(row.created_time), address: row.address }));
}

/**
 * Records an attempt as failed before the password is verified, so that concurrent attempts are
 * limited too.
 * @returns the end of the lock (milliseconds), or null when the account is not locked for this address.
 */
export async function countAttempt(
  store: Store,
  clock: Clock,
  account: string,
  origin: Origin,
): Promise<number | null> {
  return store.write(async (tx) => {
    await serialise(tx, store, account);
    const hashes = keyedHashes(tx, account);
    const now = clock.now();
    // Written by a clock that ran ahead and has been set right since: they would lock until then.
    await tx
      .deleteFrom('login_attempt')
      .where('username', 'in', hashes)
      .where('created_time', '>', localTime(now + clockSkew))
      .execute();
    const until = lockedUntil(await lastAttempts(tx, account), origin.address, now);
    if (until !== null) return until;
    await tx
      .insertInto('login_attempt')
      .values({
        username: hashes.at(-1) ?? '',
        address: origin.address,
        created_time: localTime(now),
      })
      .execute();
    return null;
  });
}

/** The password was right: the wrong ones from this address are forgotten. Others' tries go on counting. */
export async function forgetAttempts(
  tx: Transaction<Tables>,
  account: string,
  { address }: Origin,
): Promise<void> {
  await tx
    .deleteFrom('login_attempt')
    .where('username', 'in', keyedHashes(tx, account))
    .where('address', '=', address)
    .execute();
}

/** Forgets the wrong passwords of an account from all addresses: it is not locked any more. */
export async function forgetAllAttempts(tx: Transaction<Tables>, username: string): Promise<void> {
  const hashes = keyedHashes(tx, username.toLowerCase());
  await tx.deleteFrom('login_attempt').where('username', 'in', hashes).execute();
}

/** The password was right, but a second factor is still to come: only this attempt is forgotten. */
export async function uncountAttempt(
  tx: Transaction<Tables>,
  account: string,
  { address }: Origin,
): Promise<void> {
  await tx
    .deleteFrom('login_attempt')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('login_attempt')
        .select('id')
        .where('username', 'in', keyedHashes(tx, account))
        .where('address', '=', address)
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

/** What attempts are stored and logged with. */
interface Recorder {
  store: Store;
  clock: Clock;
  securityLog: SecurityLog;
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
  { store, clock, securityLog }: Recorder,
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
  const event = { account, key: keyedHashes(store.db, typed).at(-1) ?? '', origin };
  const detail = { label: '原因', value: reason };
  await securityLog.record({ ...event, type: LogType.signInFailed, sketch: '登录失败', detail });
  const attempts = await lastAttempts(store.db, typed);
  const isLocked = lockedUntil(attempts, origin.address, clock.now()) !== null;
  if (!isLocked || reason === lockedReason) return;
  await securityLog.record({
    ...event,
    type: LogType.account,
    sketch: '密码错误次数过多，账号已锁定',
  });
}

/**
 * Counts an attempt as `countAttempt` does.
 * @throws Refusal (4012), which is recorded, while the account is locked for this address
 */
export async function admitAttempt(
  server: Recorder,
  { account, origin }: Omit<FailedSignIn, 'reason'>,
): Promise<void> {
  const { store, clock } = server;
  const until = await countAttempt(store, clock, account, origin);
  if (until === null) return;
  await recordFailure(server, { account, origin, reason: lockedReason });
  throw locked(until - clock.now());
}

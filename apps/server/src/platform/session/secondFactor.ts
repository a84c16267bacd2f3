import type { TotpSetup } from '@anzhu/api/contract/session';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { Db, Tx } from '../db/store.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { hashToken } from './sessions.ts';
import { newRecoveryCodes, newSecret, setupOf, stepOfCode } from './totp.ts';

/** Milliseconds in which a secret must be confirmed by a code of it. */
const pendingLasts = 10 * 60_000;

export const wrongCode = (): Refusal => invalid('code', '验证码不正确');

/** The second factor of a user: since when it is on (empty: off), and how many recovery codes are left. */
export async function readFactor(db: Db, userId: number): Promise<{ since: string; left: number }> {
  const row = await db
    .selectFrom('second_factor')
    .select('set_time')
    .where('id', '=', userId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: row?.set_time ?? '', left };
}

/**
 * Stores a new secret, which takes effect when a code of it is confirmed. One that is in use stays until
 * then. Call it after `holdPassword`, like what follows.
 */
export async function beginFactor(
  tx: Tx,
  clock: Clock,
  { userId, username }: { userId: number; username: string },
): Promise<TotpSetup> {
  const secret = newSecret();
  const pending = { totp_pending: secret, pending_time: localTime(clock.now()) };
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set(pending)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await tx
      .insertInto('second_factor')
      .values({ id: userId, ...pending })
      .execute();
  }
  return setupOf(secret, username);
}

/** Puts the pending secret into use. Refuses a wrong code. @returns new recovery codes, shown this once */
export async function confirmFactor(
  tx: Tx,
  clock: Clock,
  { userId, code }: { userId: number; code: string },
): Promise<string[]> {
  const row = await tx
    .selectFrom('second_factor')
    .select(['totp_pending', 'pending_time'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const now = clock.now();
  if (!row?.totp_pending || now - momentOf(row.pending_time) >= pendingLasts) {
    throw invalid('code', '设置已超时，请重新开始');
  }
  const step = stepOfCode(row.totp_pending, plain(code), now);
  if (step === null) throw wrongCode();
  await tx
    .updateTable('second_factor')
    .set({
      totp_secret: row.totp_pending,
      totp_pending: '',
      set_time: localTime(now),
      last_step: step,
    })
    .where('id', '=', userId)
    .execute();
  return replaceCodes(tx, userId);
}

/** Makes new recovery codes; the former ones are void. @returns them, shown this once */
export async function replaceCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((one) => ({ user_id: userId, code_hash: hashOf(userId, one) })))
    .execute();
  return codes;
}

/**
 * Accepts a code of the authenticator or a recovery code, each once: a code of an earlier time step than
 * the last accepted one, or of the same, is refused.
 * @returns which it was; null when it is wrong
 */
export async function acceptCode(
  tx: Tx,
  clock: Clock,
  { userId, code }: { userId: number; code: string },
): Promise<'code' | 'recovery' | null> {
  const typed = plain(code);
  if (typed.length > 6) {
    const { numDeletedRows } = await tx
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOf(userId, typed))
      .executeTakeFirst();
    return numDeletedRows === 1n ? 'recovery' : null;
  }
  const row = await tx
    .selectFrom('second_factor')
    .select('totp_secret')
    .where('id', '=', userId)
    .executeTakeFirst();
  const step = row?.totp_secret ? stepOfCode(row.totp_secret, typed, clock.now()) : null;
  if (step === null) return null;
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'code' : null;
}

/** Turns the second factor of a user off, with what is pending. False when it was off. */
export async function removeFactor(tx: Tx, userId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factor')
    .where('id', '=', userId)
    .returning('set_time')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  return (removed?.set_time ?? '') !== '';
}

/** A code as it is compared: in small letters, without spaces and hyphens. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The stored form of a recovery code, different for each user. */
const hashOf = (userId: number, code: string): string => hashToken(`${userId} ${plain(code)}`);

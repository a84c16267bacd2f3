import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { hashToken } from '../../../apps/server/src/platform/session/sessions.ts';
import { now } from './time.ts';

/** What the authenticator apps of stories compute their codes from. */
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The recovery code that a second factor of a story has. */
export const recoveryCode = 'q4mz-7hxk-w2cd';

/** Gives a user a second factor, with one recovery code. */
export async function addTotp(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('second_factor')
    .values({ id: userId, totp_secret: totpSecret, set_time: '2026-03-17 09:00:00' })
    .execute();
  const code_hash = hashToken(`${userId} ${recoveryCode.replaceAll('-', '')}`);
  await tx.insertInto('recovery_code').values({ user_id: userId, code_hash }).execute();
}

/** Marks a user's password as set by someone else. */
export async function givePassword(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ is_password_given: 1, password_time: now })
    .where('id', '=', userId)
    .execute();
}

import { Code } from '@anzhu/api/contract/envelope';
import type { Transaction } from 'kysely';
import { type Clock, localTime } from '../clock.ts';
import type { Tables } from '../db/tables.ts';
import type { Origin, Session } from '../http/handler.ts';

/** Writes a new session down. */
export async function insertSession(
  tx: Transaction<Tables>,
  clock: Clock,
  session: Session,
  origin: Origin,
): Promise<void> {
  const now = localTime(clock.now());
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      address: origin.address,
      agent: origin.agent,
      created_time: now,
      seen_time: now,
      ended_time: null,
      ended_code: null,
    })
    .execute();
}

/** Ends a session: its next call returns 4015. False when it had ended already. */
export async function endSession(
  tx: Transaction<Tables>,
  clock: Clock,
  tokenHash: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('session')
    .set({ ended_time: localTime(clock.now()), ended_code: Code.signedOutElsewhere })
    .where('token_hash', '=', tokenHash)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Ends every session of a user except the calling one: their next calls return 4015.
 * @returns the hashes of their tokens.
 */
export async function endSessionsOf(
  tx: Transaction<Tables>,
  clock: Clock,
  { userId, except = '' }: { userId: number; except?: string | undefined },
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_time: localTime(clock.now()), ended_code: Code.signedOutElsewhere })
    .where('user_id', '=', userId)
    .where('token_hash', '<>', except)
    .where('ended_time', 'is', null)
    .returning('token_hash')
    .execute();
  return ended.map((row) => row.token_hash);
}

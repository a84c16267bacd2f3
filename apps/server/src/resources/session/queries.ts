import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { oldestLive } from '../../platform/session/sessions.ts';

/** What is shown of a session. */
export type SessionRow = Pick<
  Selectable<Tables['session']>,
  'token_hash' | 'address' | 'agent' | 'created_time' | 'seen_time'
>;

/** The sessions of a user that have neither been ended nor expired. */
export function selectOpenSessions(
  db: Db,
  clock: Clock,
  userId: number,
): SelectQueryBuilder<Tables, 'session', SessionRow> {
  const { seen, signedIn } = oldestLive(clock);
  return db
    .selectFrom('session')
    .select(['token_hash', 'address', 'agent', 'created_time', 'seen_time'])
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .where('seen_time', '>', seen)
    .where('signed_in_time', '>', signedIn);
}

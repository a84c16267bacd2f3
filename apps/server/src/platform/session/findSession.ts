import { Code, sessionLostCodes } from '@anzhu/api/contract/envelope';
import { type Kysely, sql } from 'kysely';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import type { Session } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { selectPerson, sessionOf } from './person.ts';

/** A session ends after so long without a call (spec: sessions). */
const lifetime = 12 * 60 * 60 * 1000;

/** The last call is written down at most so often. */
const touchEvery = 60 * 1000;

/** A session, and when it was last written down that it called. */
export interface FoundSession {
  session: Session;
  seenTime: string;
}

/**
 * The session that a token stands for. Refuses with 4014 (no such token), 4013 (12 h without a
 * call), 4016 (department disabled), or what the session was ended with (4015: signed out).
 */
export async function findSession(
  db: Kysely<Tables>,
  clock: Clock,
  tokenHash: string,
): Promise<FoundSession> {
  const row = await selectPerson(
    db,
    sql`u.id = (select user_id from session where token_hash = ${tokenHash})`,
  )
    .innerJoin('session as s', 's.user_id', 'u.id')
    .where('s.token_hash', '=', tokenHash)
    .select(['s.seen_time', 's.ended_code'])
    .executeTakeFirst();
  if (!row) throw new Refusal(Code.tokenInvalid);
  if (row.ended_code !== null) throw new Refusal(endingCode(row.ended_code));
  if (clock.now() - momentOf(row.seen_time) >= lifetime) throw new Refusal(Code.sessionExpired);
  return { seenTime: row.seen_time, session: sessionOf(row, tokenHash) };
}

/** The code a session was ended with. */
function endingCode(stored: number): Code {
  const codes: readonly Code[] = Object.values(Code);
  const code = codes.find((one) => one === stored && sessionLostCodes.has(one));
  return code ?? Code.tokenInvalid;
}

/** Lets the session slide: writes down, at most once a minute, that it has just called. */
export async function touchSession(
  store: Store,
  clock: Clock,
  { session, seenTime }: FoundSession,
): Promise<void> {
  if (clock.now() - momentOf(seenTime) < touchEvery) return;
  await store.write((tx) =>
    tx
      .updateTable('session')
      .set({ seen_time: localTime(clock.now()) })
      .where('token_hash', '=', session.tokenHash)
      .where('ended_time', 'is', null)
      .execute(),
  );
}

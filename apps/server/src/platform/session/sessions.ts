import { createHash, randomBytes } from 'node:crypto';
import { Code, sessionLostCodes } from '@anzhu/api/contract/envelope';
import type { SessionEnd } from '@anzhu/api/contract/sessionEnd';
import { type Expression, type Kysely, sql, type SqlBool, type Transaction } from 'kysely';
import type { Origin, Session } from '../caller.ts';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { LocalTime } from '../db/column.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { QrCodeState } from '../db/tables/people.ts';
import { Refusal } from '../refusal.ts';
import { selectPerson, sessionOf } from './person.ts';

/** A session that begins. */
export interface NewSession {
  session: Session;
  origin: Origin;
  /** Its 7 days count from here: now, or when the session was signed in that confirmed a QR code. */
  signedInTime: LocalTime;
}

/** Inserts a session. */
export async function insertSession(
  tx: Transaction<Tables>,
  clock: Clock,
  { session, origin, signedInTime }: NewSession,
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
      signed_in_time: signedInTime,
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

/** True while a session has not been ended. */
export async function isSessionOpen(tx: Transaction<Tables>, tokenHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface EndedSessions {
  /** Picks the users by `u`, the table of users. */
  who: Expression<SqlBool>;
  /** The hash of the token of the session that stays. */
  except?: string | undefined;
  /** What their next calls return. @default 4015, signed out elsewhere */
  code?: Code;
}

/**
 * Ends every session of some users except the calling one. QR codes that they have scanned or confirmed
 * become void.
 * @returns the hashes of the sessions' tokens.
 */
export async function endSessionsOf(
  tx: Transaction<Tables>,
  clock: Clock,
  { who, except = '', code = Code.signedOutElsewhere }: EndedSessions,
): Promise<string[]> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_time: localTime(clock.now()), ended_code: code })
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user as u').select('u.id').where(who))
    .where('token_hash', '<>', except)
    .where('ended_time', 'is', null)
    .returning('token_hash')
    .execute();
  await voidQrCodes(tx, who);
  return ended.map((row) => row.token_hash);
}

/**
 * Voids the QR codes that some users have scanned or confirmed: none of them becomes a session. `who` picks
 * the users by `u`, the table of users.
 */
export async function voidQrCodes(
  tx: Transaction<Tables>,
  who: Expression<SqlBool>,
): Promise<void> {
  await tx
    .updateTable('qr_code')
    .set({ state: QrCodeState.used })
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user as u').select('u.id').where(who))
    .where('state', 'in', [QrCodeState.scanned, QrCodeState.confirmed])
    .execute();
}

/** A session ends after so long without a call, and so long after its sign-in (spec: session and shell). */
const idleLifetime = 12 * 60 * 60 * 1000;
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** The earliest last call and sign-in of a session that has not expired. */
export const oldestLive = (clock: Clock): { seen: LocalTime; signedIn: LocalTime } => ({
  seen: localTime(clock.now() - idleLifetime),
  signedIn: localTime(clock.now() - lifetime),
});

/** The last call is written down at most so often. */
const touchEvery = 60 * 1000;

/** A session, when it was last written down that it called, and when it was signed in. */
export interface FoundSession {
  session: Session;
  seenTime: string;
  signedInTime: string;
}

/** When a session ends unless it calls before; after its last day no call moves that. */
export function endOf({
  seenTime,
  signedInTime,
}: Pick<FoundSession, 'seenTime' | 'signedInTime'>): SessionEnd {
  const idle = momentOf(seenTime) + idleLifetime;
  const last = momentOf(signedInTime) + lifetime;
  return { moment: Math.min(idle, last), isFinal: last <= idle };
}

const readSession = (db: Kysely<Tables>, tokenHash: string) =>
  selectPerson(db, sql`u.id = (select user_id from session where token_hash = ${tokenHash})`)
    .innerJoin('session as s', 's.user_id', 'u.id')
    .where('s.token_hash', '=', tokenHash)
    .select(['s.signed_in_time', 's.seen_time', 's.ended_code'])
    .executeTakeFirst();

/**
 * The session that a token stands for. Refuses with 4014 (no such token), 4013 (12 h without a
 * call, 7 days after the sign-in), 4016 (user or department disabled), or what the session was ended with (4015: signed out).
 */
export async function findSession(
  db: Kysely<Tables>,
  clock: Clock,
  tokenHash: string,
): Promise<FoundSession> {
  const row = await readSession(db, tokenHash);
  if (!row) throw new Refusal(Code.tokenInvalid);
  if (row.ended_code !== null) throw new Refusal(endingCode(row.ended_code));
  const times = { seenTime: row.seen_time, signedInTime: row.signed_in_time };
  if (clock.now() >= endOf(times).moment) throw new Refusal(Code.sessionExpired);
  return { ...times, session: sessionOf(row, tokenHash) };
}

/** The code a session was ended with. */
function endingCode(stored: number): Code {
  const codes: readonly Code[] = Object.values(Code);
  const code = codes.find((one) => one === stored && sessionLostCodes.has(one));
  return code ?? Code.tokenInvalid;
}

/**
 * Lets the session slide: writes down, at most once a minute, that it has just called.
 * @returns the session as it is then
 */
export async function touchSession(
  store: Store,
  clock: Clock,
  found: FoundSession,
): Promise<FoundSession> {
  if (clock.now() - momentOf(found.seenTime) < touchEvery) return found;
  const now = localTime(clock.now());
  await store.write((tx) =>
    tx
      .updateTable('session')
      .set({ seen_time: now })
      .where('token_hash', '=', found.session.tokenHash)
      .where('ended_time', 'is', null)
      .execute(),
  );
  return { ...found, seenTime: now };
}

/** A new token: 32 random bytes in 43 letters of base64url, fit for a header and a subprotocol. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: reading the table is not enough to sign in. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The token in what an app stores and sends (`Bearer …`); null for anything else. */
export function tokenIn(stored: string): string | null {
  return /^(?:Bearer +)?([\w-]{43})$/i.exec(stored.trim())?.[1] ?? null;
}

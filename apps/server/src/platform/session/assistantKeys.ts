import type { KeyState } from '@anzhu/api/contract/assistant';
import { Code } from '@anzhu/api/contract/envelope';
import { type Selectable, sql } from 'kysely';
import type { Origin, Session } from '../caller.ts';
import { type Clock, localTime, momentOf } from '../clock.ts';
import type { Db } from '../db/store.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { fitsKey, keyFormat } from './keyFormat.ts';
import { selectPerson, sessionOf } from './person.ts';
import type { Tables } from '../db/tables.ts';

/** The keys of assistants. */
export const assistantKeys = keyFormat('aa');

/** Messages that an assistant may send in a minute. */
export const assistantRate = 120;

/** An assistant that calls for a user. */
export interface Assistant {
  keyId: string;
  keyName: string;
  /** The user's, with the role of the key. */
  session: Session;
}

/** What decides whether a key is valid. */
export type KeyRow = Pick<
  Selectable<Tables['assistant_key']>,
  'user_role' | 'password_version' | 'expires_time'
>;

/** Whether a key is valid for its user as the user is now. */
export function keyState(
  clock: Clock,
  key: KeyRow,
  user: { role: string; passwordVersion: number },
): KeyState {
  if (key.user_role !== user.role || key.password_version !== user.passwordVersion) return 'void';
  return clock.now() >= momentOf(key.expires_time) ? 'expired' : 'valid';
}

const stateRefusal: Record<Exclude<KeyState, 'valid'>, Refusal> = {
  expired: new Refusal(Code.sessionExpired, '钥匙已到期'),
  void: new Refusal(Code.tokenInvalid, '密码或角色已变更，钥匙已失效'),
};

/**
 * The assistant with a key, by the key's name.
 * @throws Refusal for a key that has ended or expired, and for one whose user was disabled, or has another password or
 * role since
 */
export async function assistantOf(db: Db, clock: Clock, keyId: string): Promise<Assistant> {
  const key = await db
    .selectFrom('assistant_key')
    .selectAll()
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  if (!key || key.ended_time !== null) throw new Refusal(Code.tokenInvalid, '钥匙已结束');
  const person = await selectPerson(db, sql`u.id = ${key.user_id}`)
    .select('u.password_version')
    .executeTakeFirstOrThrow();
  const session = sessionOf(person, key.key_hash);
  const user = { role: person.role, passwordVersion: person.password_version };
  const state = keyState(clock, key, user);
  if (state !== 'valid') throw stateRefusal[state];
  return { keyId, keyName: key.name, session: { ...session, role: key.role } };
}

/** The last call is written down at most so often, in milliseconds. */
const touchEvery = 60_000;

/**
 * The assistant whose key it is. Refuses as `assistantOf`, and too many wrong keys from one address and too many
 * messages with one key (429).
 */
export async function findAssistant(
  server: Server,
  key: string,
  { address }: Pick<Origin, 'address'>,
): Promise<Assistant> {
  const keyId = assistantKeys.idOf(key);
  const attempt = await server.assistantGate.enter(address, `key ${keyId}`);
  if (!attempt) throw new Refusal(Code.tooMany);
  try {
    const row = keyId === null ? undefined : await readKey(server, keyId);
    if (!row || !fitsKey(key, row.key_hash)) throw new Refusal(Code.tokenInvalid, '没有这把钥匙');
    attempt.forget();
    if (!server.assistantLimit.take(row.key_id)) throw new Refusal(Code.tooMany);
    const assistant = await assistantOf(server.store.db, server.clock, row.key_id);
    await touch(server, row);
    return assistant;
  } finally {
    attempt.leave();
  }
}

const readKey = ({ store }: Server, keyId: string) =>
  store.db
    .selectFrom('assistant_key')
    .select(['key_id', 'key_hash', 'seen_time'])
    .where('key_id', '=', keyId)
    .executeTakeFirst();

async function touch(
  { store, clock }: Server,
  { key_id, seen_time }: Pick<Selectable<Tables['assistant_key']>, 'key_id' | 'seen_time'>,
): Promise<void> {
  if (seen_time !== null && clock.now() - momentOf(seen_time) < touchEvery) return;
  await store.write((tx) =>
    tx
      .updateTable('assistant_key')
      .set({ seen_time: localTime(clock.now()) })
      .where('key_id', '=', key_id)
      .execute(),
  );
}

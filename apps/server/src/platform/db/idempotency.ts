import { createHash } from 'node:crypto';
import { Code } from '@anzhu/api/contract/envelope';
import type { Channel, RequestKey, Session } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import type { LocalTime } from './column.ts';
import type { Db, Tx } from './store.ts';

/** SHA-256 of texts, hexadecimal. */
export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Who sends an `Idempotency-Key`. */
type Sender = Pick<Session, 'userId' | 'role' | 'hotelId'> | Channel | null;

/** Names a key and who sent it. With another role or hotel it is another call: whether it is allowed is decided anew. */
export const keyValue = (sender: Sender, given: string): string =>
  hashOf(
    sender && 'userId' in sender
      ? `user ${sender.userId} ${sender.role} ${sender.hotelId}`
      : `channel ${sender?.name ?? ''}`,
    given,
  );

/** One change of a call that has an `Idempotency-Key`. */
export interface KeyedChange {
  keyHash: string;
  contentHash: string;
}

/** The change of a call that follows those that it has begun; null without a key. */
export const followingChange = (key: RequestKey | undefined): KeyedChange | null =>
  key ? { keyHash: hashOf(key.value, String(key.changes + 1)), contentHash: key.content } : null;

/** Begins the next change of a call; null without a key. */
export function nextChange(key: RequestKey | undefined): KeyedChange | null {
  const next = followingChange(key);
  if (key) key.changes += 1;
  return next;
}

/**
 * What a change answered when it was made; null when it was not.
 * @throws Refusal when something else was changed under its key
 */
export async function findAnswer(
  db: Db,
  { keyHash, contentHash }: KeyedChange,
): Promise<{ data?: unknown } | null> {
  const made = await db
    .selectFrom('answered_change')
    .select(['content_hash', 'answer'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!made) return null;
  if (made.content_hash !== contentHash) {
    throw new Refusal(Code.conflict, '这次提交已经完成，内容与现在的不同，请关闭后核对');
  }
  return JSON.parse(made.answer) as { data?: unknown };
}

/** Whether the first change of a call was made, whatever it was. */
export async function isBegun(db: Db, value: string): Promise<boolean> {
  const made = await db
    .selectFrom('answered_change')
    .select('id')
    .where('key_hash', '=', hashOf(value, '1'))
    .executeTakeFirst();
  return made !== undefined;
}

/** Keeps what a change answers, in its transaction. */
export async function keepAnswer(
  tx: Tx,
  { keyHash, contentHash }: KeyedChange,
  { data, time }: { data: unknown; time: LocalTime },
): Promise<void> {
  await tx
    .insertInto('answered_change')
    .values({
      key_hash: keyHash,
      content_hash: contentHash,
      answer: JSON.stringify({ data }),
      created_time: time,
    })
    .execute();
}

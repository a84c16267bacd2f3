import { LogType } from '@anzhu/api/contract/log';
import { systemActor } from '../caller.ts';
import { type Clock, localTime } from '../clock.ts';
import type { LocalTime } from '../db/column.ts';
import type { Store } from '../db/store.ts';
import { hashKey, keyFormat } from '../session/keyFormat.ts';

type Keeper = { store: Store; clock: Clock };

/** The keys of channels. */
export const channelKeys = keyFormat('az');

const target = { kind: 'channelKey', id: 0 } as const;

/**
 * Creates a further key for a channel. The key itself is returned here only; the store keeps its
 * hash.
 */
export async function createKey({ store, clock }: Keeper, channel: string): Promise<string> {
  const { keyId, key } = channelKeys.make();
  await store.change(systemActor, async (tx) => {
    await tx
      .insertInto('channel_key')
      .values({
        key_id: keyId,
        channel,
        key_hash: hashKey(key),
        created_time: localTime(clock.now()),
        revoked_time: null,
      })
      .execute();
    const sketch = `以命令为渠道「${channel}」新增密钥 ${keyId}`;
    return { data: null, log: { type: LogType.systemChange, sketch, target, hotelId: null } };
  });
  return key;
}

/** A key without its secret. */
export interface ListedKey {
  keyId: string;
  channel: string;
  createdTime: LocalTime;
  revokedTime: LocalTime | null;
}

/** Every key there ever was, by channel. */
export async function listKeys({ store }: Pick<Keeper, 'store'>): Promise<ListedKey[]> {
  const rows = await store.db
    .selectFrom('channel_key')
    .selectAll()
    .orderBy('channel')
    .orderBy('created_time')
    .orderBy('key_id')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    channel: row.channel,
    createdTime: row.created_time,
    revokedTime: row.revoked_time,
  }));
}

/** Revokes a key at once. @throws when no valid key has this name. */
export const revokeKey = ({ store, clock }: Keeper, keyId: string): Promise<null> =>
  store.change(systemActor, async (tx) => {
    const revoked = await tx
      .updateTable('channel_key')
      .set({ revoked_time: localTime(clock.now()) })
      .where('key_id', '=', keyId)
      .where('revoked_time', 'is', null)
      .returning('channel')
      .executeTakeFirst();
    if (!revoked) throw new Error(`没有可用的密钥 ${keyId} (no such key)`);
    const sketch = `以命令作废渠道「${revoked.channel}」的密钥 ${keyId}`;
    return { data: null, log: { type: LogType.systemChange, sketch, target, hotelId: null } };
  });

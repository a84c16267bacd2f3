import { Code } from '@anzhu/api/contract/envelope';
import type { Channel, Origin } from '../caller.ts';
import { noPermission, Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { fitsKey } from '../session/keyFormat.ts';
import { channelKeys } from './channelKeys.ts';

/**
 * The channel whose key it is. Refuses an unknown or revoked key (4010), too many of those from one
 * address and too many calls of one channel (429).
 */
export async function findChannel(
  server: Server,
  key: string,
  { address }: Pick<Origin, 'address'>,
): Promise<Channel> {
  const attempt = await server.signInGate.enter(address, `key ${channelKeys.idOf(key)}`);
  if (!attempt) throw new Refusal(Code.tooMany);
  try {
    const name = await channelOf(server, key);
    if (name === null) throw noPermission();
    attempt.forget();
    if (!server.channelLimit.take(name)) throw new Refusal(Code.tooMany);
    return { name };
  } finally {
    attempt.leave();
  }
}

/** The name of the channel with this key; null for none. */
async function channelOf({ store }: Server, key: string): Promise<string | null> {
  const keyId = channelKeys.idOf(key);
  if (keyId === null) return null;
  const row = await store.db
    .selectFrom('channel_key')
    .select(['channel', 'key_hash'])
    .where('key_id', '=', keyId)
    .where('revoked_time', 'is', null)
    .executeTakeFirst();
  return row && fitsKey(key, row.key_hash) ? row.channel : null;
}

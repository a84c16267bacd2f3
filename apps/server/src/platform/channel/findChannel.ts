import { Code } from '@anzhu/api/contract/envelope';
import type { Channel, Origin } from '../caller.ts';
import { noPermission, Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { fitsKey, keyIdOf } from './channelKeys.ts';

/**
 * The channel whose key it is. Refuses an unknown or revoked key (4010), too many of those from one
 * address and too many calls of one channel (429).
 */
export async function findChannel(
  { store, signInLimit, channelLimit }: Server,
  key: string,
  { address }: Pick<Origin, 'address'>,
): Promise<Channel> {
  if (!signInLimit.take(address)) throw new Refusal(Code.tooMany);
  const keyId = keyIdOf(key);
  const row =
    keyId === null
      ? undefined
      : await store.db
          .selectFrom('channel_key')
          .select(['channel', 'key_hash'])
          .where('key_id', '=', keyId)
          .where('revoked_time', 'is', null)
          .executeTakeFirst();
  if (!row || !fitsKey(key, row.key_hash)) throw noPermission();
  signInLimit.giveBack(address);
  if (!channelLimit.take(row.channel)) throw new Refusal(Code.tooMany);
  return { name: row.channel };
}

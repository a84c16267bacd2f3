/**
 * `npm run channel -- create NAME`: gives a booking channel, or the guests' mini program, a key by which
 * it may send orders and declarations, and prints it this once. `list` shows whose keys there are,
 * `revoke KEY` ends one. The server may run meanwhile and need not be started again.
 */
import { labelled } from '@anzhu/api/contract/label';
import { decodeWire } from '@anzhu/api/contract/wire';
import { text } from '@anzhu/api/contract/text';
import { createKey, listKeys, revokeKey } from '../src/platform/channel/channelKeys.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openStore } from '../src/platform/openStore.ts';
import type { Store } from '../src/platform/db/store.ts';
import { giveUp } from './root.ts';

const usage = '用法 (usage)：npm run channel -- create 渠道名称 | list | revoke 密钥编号 (az_…)';

async function create(store: Store, given: string): Promise<void> {
  const name = decodeWire(labelled('渠道名称', text({ max: 20, min: 1 })), given);
  if (!name.ok) throw new Error(name.message);
  const key = await createKey({ store, clock: systemClock }, name.value);
  console.log(`渠道「${name.value}」的密钥，只显示这一次 (the key, shown this once)：`);
  console.log(key);
}

async function list(store: Store): Promise<void> {
  const keys = await listKeys({ store });
  if (keys.length === 0) console.log('还没有渠道 (no channel yet)');
  for (const { keyId, channel, createdTime, revokedTime } of keys) {
    const state = revokedTime === null ? '可用 (valid)' : `已于 ${revokedTime} 作废 (revoked)`;
    console.log(`${keyId}  ${channel}  ${createdTime}  ${state}`);
  }
}

async function revoke(store: Store, keyId: string): Promise<void> {
  await revokeKey({ store, clock: systemClock }, keyId);
  console.log(`已作废 ${keyId} (revoked)`);
}

async function main(): Promise<void> {
  const [what, which = ''] = process.argv.slice(2);
  if (what !== 'list' && (which === '' || (what !== 'create' && what !== 'revoke'))) {
    throw new Error(usage);
  }
  const { dataDir, databaseUrl, dataKeyFile } = readConfig(process.env);
  const store = await openStore({
    dataDir,
    databaseUrl,
    dataKeyFile,
    clock: systemClock,
    deliver: () => undefined,
  });
  try {
    if (what === 'create') await create(store, which);
    else if (what === 'revoke') await revoke(store, which);
    else await list(store);
  } finally {
    await store.close();
  }
}

await main().catch(giveUp);

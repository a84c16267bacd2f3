import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaults } from '../../apps/server/src/platform/db/invariants.ts';
import { openWorld } from './makeWorld.ts';
import { now } from './world/time.ts';

it('the hotels of the stories contradict no rule of the database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'anzhu-world-'));
  const { server, close } = await openWorld(dataDir, { kind: 'stories', now });
  try {
    expect(await findFaults(server.store.db)).toEqual([]);
  } finally {
    await close();
    await rm(dataDir, { recursive: true });
  }
});

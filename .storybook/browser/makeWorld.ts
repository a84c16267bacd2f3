import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Opened, openServer } from '../../apps/server/src/app/openServer.ts';
import { momentOf } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { environment } from './environment.ts';
import { fillWorld } from './world/fill.ts';
import { now } from './world/time.ts';

/** A store with its key, as text: what `openBackend` opens in the browser. */
export interface World {
  /** The file of the store, packed by gzip, in base64. */
  store: string;
  key: string;
}

function fail(where: string, error: unknown): never {
  throw new Error(where, { cause: error });
}

/** Makes the hotels of the stories in a folder, with the server itself. */
export async function openWorld(dataDir: string): Promise<Opened> {
  const opened = await openServer(readConfig({ ...environment, DATA_DIR: dataDir }), {
    clock: { now: () => momentOf(now) },
    log: { info: () => undefined, error: fail, request: () => undefined },
  });
  await fillWorld(opened.server);
  return opened;
}

/** Makes the store that every story begins with. */
export async function makeWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anzhu-world-'));
  try {
    const { close } = await openWorld(dataDir);
    await close();
    const store = await readFile(join(dataDir, 'anzhu.db'));
    // The versions of the file format that need no journal beside it, which a browser has not.
    store.fill(1, 18, 20);
    const key = await readFile(join(dataDir, 'anzhu.key'), 'utf8');
    return { store: gzipSync(store).toString('base64'), key };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

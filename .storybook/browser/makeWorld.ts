import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Opened, openServer } from '../../apps/server/src/app/openServer.ts';
import { localTime, momentOf } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { prepareDemo } from '../../apps/server/src/demo/demo.ts';
import { environment } from './environment.ts';
import { fillWorld } from './world/fill.ts';
import { now as storyTime } from './world/time.ts';

/** The hotels of the stories, or those of the server's demo. */
export type WorldKind = 'stories' | 'demo';

/** A store that the server has made: what `openBackend` opens in the browser. */
export interface World {
  /** The file of the store, packed by gzip. */
  store: Buffer;
  key: string;
  /** The time at which it was made. */
  now: string;
  /** Its uploaded pictures by name. */
  pictures: Map<string, Buffer>;
}

/** The whole year of the server's demo has 21 MB packed. */
const demoDays = 30;

function fail(where: string, error: unknown): never {
  throw new Error(where, { cause: error });
}

/** Makes hotels in a folder, with the server itself. */
export async function openWorld(
  dataDir: string,
  { kind, now }: { kind: WorldKind; now: string },
): Promise<Opened> {
  const opened = await openServer(readConfig({ ...environment, DATA_DIR: dataDir }), {
    clock: { now: () => momentOf(now) },
    log: { info: () => undefined, error: fail, request: () => undefined },
  });
  const { server } = opened;
  if (kind === 'stories') await fillWorld(server);
  else await server.store.write(await prepareDemo(server, demoDays));
  return opened;
}

/** Makes the store that every story, or the demo, begins with. */
export async function makeWorld(kind: WorldKind): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anzhu-world-'));
  const now = kind === 'demo' ? localTime(Date.now()) : storyTime;
  try {
    const { close } = await openWorld(dataDir, { kind, now });
    await close();
    const store = await readFile(join(dataDir, 'anzhu.db'));
    // The versions of the file format that need no journal beside it, which a browser has not.
    store.fill(1, 18, 20);
    const key = await readFile(join(dataDir, 'anzhu.key'), 'utf8');
    const folder = join(dataDir, 'files');
    const names = kind === 'demo' ? await readdir(folder) : [];
    const pictures = new Map<string, Buffer>();
    for (const name of names) pictures.set(name, await readFile(join(folder, name)));
    return { store: gzipSync(store), key, now, pictures };
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

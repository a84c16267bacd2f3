import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../../apps/server/src/platform/db/sqlite.ts';
import type { Site } from './cluster/children.ts';
import type { Act } from './perform.ts';
import { type Instance, makeProduct, type Stage } from './cluster/product.ts';

/** One process on the embedded store, without anything around it. */
export interface Embedded extends Stage {
  instance: Instance;
}

/** Starts it with a store of its own. */
export async function startEmbedded(site: Site): Promise<Embedded> {
  const product = makeProduct(site, 'embedded', {});
  const port = await site.port();
  const instance = await product.start('embedded', port);
  return {
    instance,
    url: `http://127.0.0.1:${port}`,
    environment: product.environment,
    query: (statement) => {
      const store = new DatabaseSync(storeFile(product.environment['DATA_DIR'] ?? ''), {
        readOnly: true,
      });
      const rows = store.prepare(statement).all() as { mark: string; count: number }[];
      store.close();
      return Promise.resolve(rows);
    },
    async mend() {
      if (!instance.program.isRunning()) await product.startAgain(instance);
    },
  };
}

/** The process is killed, and started again at once, as systemd does. */
export const processKilled: Act<Embedded> = {
  name: 'SQLite: the process killed (-9)',
  async strike(embedded) {
    embedded.instance.program.kill('SIGKILL');
    await embedded.instance.program.ended;
    await embedded.mend();
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hourOfRun, setHour } from '../../../.ci/hour.ts';
import { openRunFolder } from '../../../.ci/runFolder.ts';
import { temporaryFolder } from '../../server/test/temporaryFolder.ts';
import { Product, startHost } from './server.ts';

/** Starts the process of the servers, and makes the demo store once; every journey works on a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  openRunFolder();
  setHour(hourOfRun());
  // Servers that run alone load the same modules as the host process: they are compiled once.
  const compiled = await mkdtemp(join(temporaryFolder(), 'anzhu-compiled-'));
  process.env['NODE_COMPILE_CACHE'] = compiled;
  const endHost = await startHost();
  const product = await Product.start();
  await product.end();
  process.env['ANZHU_TEMPLATE'] = product.folder;
  return async () => {
    await product.remove();
    await endHost();
    await rm(compiled, { recursive: true, force: true });
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Product } from './server.ts';

/** Makes the demo store once; every journey works on a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const compiled = await mkdtemp(join(tmpdir(), 'anzhu-compiled-'));
  process.env['ANZHU_COMPILED'] = compiled;
  const product = await Product.start();
  await product.end();
  process.env['ANZHU_TEMPLATE'] = product.folder;
  return async () => {
    await product.remove();
    await rm(compiled, { recursive: true, force: true });
  };
}

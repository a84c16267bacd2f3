import { Product, startHost } from './server.ts';

/** Starts the process of the servers, and makes the demo store once; every journey works on a copy of it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const endHost = await startHost();
  const product = await Product.start();
  await product.end();
  process.env['ANZHU_TEMPLATE'] = product.folder;
  return async () => {
    await product.remove();
    endHost();
  };
}

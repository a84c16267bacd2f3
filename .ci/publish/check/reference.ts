import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the same app of the sources, as the Storybook and the product are built. */
export async function buildReference(parent: string): Promise<string> {
  const site = join(parent, 'reference');
  await build({
    root: join(import.meta.dirname, 'app'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: site, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  return site;
}

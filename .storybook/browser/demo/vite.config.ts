import { resolve } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serverInBrowser } from '../plugin.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Leaves the height of the demo's strip free: in what is as high as the window, and below what sticks to its bottom. */
function leaveStrip(): Plugin {
  const height = 'var(--demo-strip,0px)';
  const moved = (rule: string): string => rule.replaceAll(/bottom:0(?=[;}])/g, `bottom:${height}`);
  return {
    name: 'anzhu:leave-strip',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = file.source
          .toString()
          .replaceAll('100dvh', `calc(100dvh - ${height})`)
          .replaceAll(/[{][^{}]*position:sticky[^{}]*[}]/g, moved);
      }
    },
  };
}

/** `npm run demo:build`: a folder of files for any host of static files, in any folder of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: resolve(root, '.storybook/public'),
  plugins: [
    serverInBrowser('demo'),
    react(),
    vanillaExtractPlugin(),
    { ...localesPlugin.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
    leaveStrip(),
  ],
  build: {
    target: 'es2023',
    outDir: resolve(root, 'dist/demo'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
});

import { resolve } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serverInBrowser } from '../plugin.ts';

const root = resolve(import.meta.dirname, '../../..');

/** `npm run demo:build`: a folder of files for any host that serves it at its root. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: resolve(root, '.storybook/public'),
  plugins: [
    serverInBrowser('demo'),
    react(),
    vanillaExtractPlugin(),
    { ...localesPlugin.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    outDir: resolve(root, 'dist/demo'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
});

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstChunk } from './firstChunk.ts';

/** The server that `npm run dev` starts; the development app passes its calls on to it. */
const server = process.env['ANZHU_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstChunk] } } },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/auth': server,
      '/open': server,
      '/files': server,
      '/admin/config.json': server,
    },
  },
});

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropDocumentation } from '../../packages/api/dropDocumentation.ts';
import { splitIcons } from '../../packages/ui/splitIcons.ts';
import { chunks } from './chunks.ts';
import { importFiles, listOwnFile } from './importFiles.ts';

/** The server that `npm run dev` starts; the development app passes its calls on to it. */
const server = process.env['ANZHU_SERVER'] ?? 'http://127.0.0.1:8080';

/** Without it a build has the router's checks for developers. */
const productionRouter = resolve(
  fileURLToPath(import.meta.resolve('react-router/package.json')),
  '../dist/production',
);

export default defineConfig(({ command }) => ({
  base: '/admin/',
  plugins: [
    react(),
    importFiles,
    splitIcons,
    dropDocumentation,
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
            // SWR and TanStack bring a copy for versions of React without the hook.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
  },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: listOwnFile },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Screens list the files that they need: the names of shared ones would take a kilobyte of that.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
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
}));

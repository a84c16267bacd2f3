import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that `npm run dev` starts; the development app passes its calls on to it. */
const server = process.env['ANZHU_SERVER'] ?? 'http://127.0.0.1:8080';

const entry = resolve(import.meta.dirname, 'src/main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** An icon comes from a list of all icons, which says nothing of when it is needed. */
const isIcon = (id: string): boolean => id.includes('/ui/src/Icon/drawn/');

/** Every module that the entry imports, and what these import, without what is fetched later. */
function loadedFirst(graph: ModuleGraph): Set<string> {
  const ids = new Set<string>();
  const visit = (id: string): void => {
    if (ids.has(id) || isIcon(id)) return;
    ids.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return ids;
}

let first: Set<string> | undefined;

/** What is loaded first anyway stands in one chunk: it compresses better than forty small ones. */
const firstChunk = {
  debugName: 'first',
  name: (id: string, graph: ModuleGraph): string | null => {
    first ??= loadedFirst(graph);
    return first.has(id) ? 'first' : null;
  },
};

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

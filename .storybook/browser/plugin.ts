import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { makeWorld, type WorldKind } from './makeWorld.ts';

const here = import.meta.dirname;
const server = resolve(here, '../../apps/server/src');

/** Modules of the server that have a counterpart in the browser, and the counterparts. */
export const replaced: Readonly<Record<string, string>> = {
  'platform/db/snapshot.ts': 'snapshot.ts',
  'platform/exports/workbookStream.ts': 'workbookStream.ts',
  'platform/http/multipart.ts': 'multipart.ts',
  'platform/sheets/readFile.ts': 'readFile.ts',
};

const world = 'virtual:hotel-world';

/** Lets a page run the server's handlers: replaces what only Node has, and brings its store. */
export function serverInBrowser(kind: WorldKind = 'stories'): Plugin {
  return {
    name: 'anzhu:server-in-browser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === world) return `\0${world}`;
      if (!importer?.startsWith(server)) return null;
      if (source === 'hono/cookie') return resolve(here, 'cookies.ts');
      if (source === 'sharp') return resolve(here, 'sharp.ts');
      if (source === 'node:crypto') return resolve(here, 'node/crypto.ts');
      if (source.startsWith('node:')) return resolve(here, 'node/small.ts');
      const path = resolve(dirname(importer), source);
      const name = path.startsWith(server) ? replaced[path.slice(server.length + 1)] : undefined;
      return name === undefined ? null : resolve(here, name);
    },
    async load(id) {
      if (id !== `\0${world}`) return null;
      const { store, key, now, pictures } = await makeWorld(kind);
      for (const [name, source] of pictures) {
        this.emitFile({ type: 'asset', fileName: `files/${name}`, source });
      }
      // The demo's has megabytes; that of the stories goes into the module.
      const url =
        kind === 'demo'
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'store.gz', source: store })}`
          : JSON.stringify(`data:application/gzip;base64,${store.toString('base64')}`);
      return `export default { store: ${url}, key: ${JSON.stringify(key)}, now: '${now}' }`;
    },
  };
}

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { makeWorld } from './makeWorld.ts';

const here = import.meta.dirname;
const server = resolve(here, '../../apps/server/src');

/** Modules of the server that have a counterpart in the browser. */
const replaced: Readonly<Record<string, string>> = {
  'platform/exports/workbookStream.ts': 'workbookStream.ts',
  'platform/http/body.ts': 'body.ts',
  'platform/http/cookies.ts': 'cookies.ts',
  'resources/healthTest/readImport.ts': 'readImport.ts',
};

const world = 'virtual:hotel-world';

/** Lets a page run the server's handlers: replaces what only Node has, and brings the store of the stories. */
export function serverInBrowser(): Plugin {
  return {
    name: 'anzhu:server-in-browser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === world) return `\0${world}`;
      if (!importer?.startsWith(server)) return null;
      if (source === 'sharp') return resolve(here, 'sharp.ts');
      if (source === 'node:crypto') return resolve(here, 'node/crypto.ts');
      if (source.startsWith('node:')) return resolve(here, 'node/small.ts');
      const path = resolve(dirname(importer), source);
      const name = path.startsWith(server) ? replaced[path.slice(server.length + 1)] : undefined;
      return name === undefined ? null : resolve(here, name);
    },
    async load(id) {
      if (id !== `\0${world}`) return null;
      return `export default ${JSON.stringify(await makeWorld())}`;
    },
  };
}

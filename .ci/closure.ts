/**
 * Counts the third-party packages that an installation of the server needs, from package-lock.json.
 * Optional packages count; development dependencies do not. Fails above the limit, and when the
 * server depends on a package of ours other than the API.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const limit = 40;
const server = 'apps/server';
const ours = new Set(['packages/api']);

interface Installed {
  /** Where a workspace link points. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const lockfile = join(resolve(import.meta.dirname, '..'), 'package-lock.json');
const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as {
  packages: Record<string, Installed>;
};

/** The folder that a package resolves to: the nearest `node_modules` upwards, as Node does. */
function resolveFrom(folder: string, name: string): string | null {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = [...(at ? [at] : []), 'node_modules', name].join('/');
    const found = packages[path];
    if (found) return found.link ? (found.resolved ?? path) : path;
    if (at === '') return null;
  }
}

function namesIn(entry: Installed): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {} } = entry;
  const peers = Object.keys(peerDependencies).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

const closure = new Set<string>();
const waiting = [server];
for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
  for (const name of namesIn(packages[folder] ?? {})) {
    const found = resolveFrom(folder, name);
    if (found === null || closure.has(found)) continue;
    closure.add(found);
    waiting.push(found);
  }
}

const isThirdParty = (folder: string): boolean => folder.includes('node_modules/');
const count = [...closure].filter(isThirdParty).length;
const foreign = [...closure].filter((folder) => !isThirdParty(folder) && !ours.has(folder));
for (const folder of foreign) console.error(`server closure: ${folder} is not allowed`);
console.log(`server closure: ${count} packages (limit ${limit})`);
process.exitCode = count <= limit && foreign.length === 0 ? 0 : 1;

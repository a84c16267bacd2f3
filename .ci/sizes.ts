/**
 * `npm run sizes`: what a browser loads before it first shows a route, JS and CSS, in files and in kB gzip of
 * 1,000 bytes, by the build's manifest. Fails when a route is over its budget, and when files import each other:
 * one of them then runs before what it calls is there.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, '../apps/admin/dist');
const read = (file: string): Buffer => readFileSync(resolve(dist, file));
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** Adds the files of a chunk and of those that it imports. */
function addFiles(loaded: Set<string>, name: string): Set<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`sizes: the build has no ${name}`);
  const { file, imports = [], css = [] } = chunk;
  if (loaded.has(file)) return loaded;
  return imports.reduce(
    addFiles,
    css.reduce((all, one) => all.add(one), loaded.add(file)),
  );
}

const shell = ['first', 'src/shell/Shell.tsx'];
/** The most files of a route: each is a request. */
const maxFiles = 20;
const budgets = [
  // React, the data router and zod are 105 kB of it; that texts of the components can be replaced, 0.8 kB.
  { route: '/login', loads: ['first'], limit: 147 },
  {
    route: 'order list',
    loads: [...shell, 'src/shell/Screens.tsx', 'src/routes/orderManage/OrderManage.tsx'],
    // Until when a record is kept, numbers by a format, and hotels that are closed or searched are 3 kB of it; that texts
    // of the components can be replaced, 1 kB; what a closed hotel does not sell, and 未付 in the list, 0.2 kB;
    // what screen readers announce, 0.5 kB.
    limit: 303.7,
  },
  {
    route: 'dashboard',
    loads: [...shell, 'src/shell/FirstScreen.tsx', 'src/routes/dashboard/Dashboard.tsx'],
    // The end of the session, a header of every response, is 0.3 kB of it; the region beside the hotel in the title 0.8 kB,
    // hotels that are searched instead of loaded 1 kB; that the title stays whole on phones 0.2 kB; a hotel that is not there 0.3 kB;
    // what screen readers announce, 0.4 kB.
    limit: 274.2,
  },
];

for (const { route, loads, limit } of budgets) {
  const loaded = [...loads.reduce(addFiles, new Set<string>())];
  const size = loaded.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000;
  const isWithin = size <= limit && loaded.length <= maxFiles;
  console.log(
    `${isWithin ? '✓' : '✗'} ${route}: ${size.toFixed(1)} kB (≤ ${limit}), ${loaded.length} files`,
  );
  if (!isWithin) process.exitCode = 1;
}

const visited = new Set<string>();

/** The chunks on the way from one back to itself by static imports; undefined where there is no such way. */
function findCycle(name: string, way: readonly string[] = []): readonly string[] | undefined {
  if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
  if (visited.has(name)) return undefined;
  for (const next of manifest[name]?.imports ?? []) {
    const cycle = findCycle(next, [...way, name]);
    if (cycle) return cycle;
  }
  visited.add(name);
  return undefined;
}

const cycle = Object.keys(manifest)
  .map((name) => findCycle(name))
  .find(Boolean);
if (cycle) {
  console.log(
    `✗ files import each other: ${cycle.join(' → ')}; regroup them in apps/admin/vite.config.ts`,
  );
  process.exitCode = 1;
} else console.log('✓ no files that import each other');

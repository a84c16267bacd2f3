import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The parts of a package.json that the build reads. */
interface Manifest {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  license: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package as it stands in the workspace. */
export interface SourcePackage {
  folder: string;
  manifest: Manifest;
  /** Public names (`./Button`) and their files, relative to `src`. */
  entries: Map<string, string>;
}

/** In the order in which they build on each other. */
export const names = ['api', 'ui', 'domain'] as const;

const isShipped = (file: string): boolean => !/\.(test|stories)\.tsx?$|fixture/.test(file);

/** The files of `src` behind one line of `exports`, by public name; none for a folder beside `src`. */
function expand(folder: string, name: string, target: string): [string, string][] {
  if (!target.startsWith('./src/')) return [];
  const [start = '', end] = target.split('*');
  if (end === undefined) return [[name, target.slice('./src/'.length)]];
  return globSync(`${start}*${end}`, { cwd: folder })
    .filter(isShipped)
    .map((file): [string, string] => {
      const part = file.slice(start.length - 2, file.length - end.length);
      return [name.replace('*', part), file.slice('src/'.length)];
    })
    .toSorted();
}

export function readPackage(name: string): SourcePackage {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = new Map(
    Object.entries(manifest.exports).flatMap(([key, target]) => expand(folder, key, target)),
  );
  return { folder, manifest, entries };
}

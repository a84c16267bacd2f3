import { dirname, join } from 'node:path/posix';

/** A package of the workspace: its folder and the `exports` of its package.json, by name. */
export type WorkspacePackages = ReadonlyMap<
  string,
  { folder: string; exports: Readonly<Record<string, string>> }
>;

const typeStatement = /^(?:import|export) type [^;]*;/gm;
const importStatement =
  /(?:\b(?:from|import)\s*\(?\s*|\bnew URL\(\s*)(?:'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]+)`)/g;

/** The path that `exports` has for a subpath, with `*` in its place. */
function exportedPath(exports: Readonly<Record<string, string>>, subpath: string): string | null {
  const exact = exports[subpath];
  if (exact) return exact;
  const matches = Object.entries(exports).flatMap(([pattern, target]) => {
    const [start, end] = pattern.split('*');
    if (start === undefined || end === undefined) return [];
    if (!subpath.startsWith(start) || !subpath.endsWith(end)) return [];
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return { length: start.length, path: target.replaceAll('*', middle) };
  });
  return matches.toSorted((a, b) => b.length - a.length)[0]?.path ?? null;
}

/**
 * The files of the repository that a source file imports, also those that do not exist. Imports of types only
 * change nothing that is shown and are left out.
 */
export function importedFiles(
  file: string,
  source: string,
  packages: WorkspacePackages,
): readonly string[] {
  const found = source.replaceAll(typeStatement, '').matchAll(importStatement);
  return [...found].flatMap(([, single, double, template]) => {
    const [name = ''] = (single ?? double ?? template ?? '').split('?');
    if (name.startsWith('.')) return join(dirname(file), name);
    const [scope, short, ...rest] = name.split('/');
    const inside = packages.get(`${scope}/${short}`);
    const path = inside && exportedPath(inside.exports, ['.', ...rest].join('/'));
    return inside && path ? join(inside.folder, path) : [];
  });
}

/**
 * Those of `files` that differ between two revisions or import, through any number of files, one that does.
 * The graph of one revision is enough: where nothing that a file reaches has changed, the other has the same.
 */
export function affectedFiles(
  files: readonly string[],
  changed: ReadonlySet<string>,
  importsOf: (file: string) => readonly string[],
): string[] {
  const importers = new Map<string, string[]>();
  const seen = new Set(files);
  for (const file of seen) {
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      seen.add(imported);
    }
  }
  const affected = new Set([...seen].filter((file) => changed.has(file)));
  for (const file of affected) {
    for (const importer of importers.get(file) ?? []) affected.add(importer);
  }
  return files.filter((file) => affected.has(file));
}

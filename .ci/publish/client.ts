import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SourcePackage } from './source.ts';

/** Imports of values, and re-exports: the names, and from where. */
const imports = /^import\s*(\{[^}]*\}|\*\s*as\s+\w+|\w+)\s*from\s*['"]([^'"]+)['"]/gm;
const reExports = /^export\s*(?:\{[^}]*\}|\*[^'"]*)\s*from\s*['"]([^'"]+)['"]/gm;

/** Libraries that a server component cannot run. */
const ofClient = /^(?:react-dom|react-aria-components|@tanstack\/react-table|@tiptap)(?:\/|$)/;

/** What a server component may use of React. */
const ofServer =
  /^(?:Fragment|forwardRef|memo|Suspense|cloneElement|createElement|isValidElement|Children)$/;

const namesOf = (list: string): string[] => list.match(/\w+/g) ?? [];

interface Module {
  code: string;
  isClient: boolean;
  /** The modules of ours whose values it uses, and those that it re-exports. */
  imports: string[];
  reExports: string[];
}

function readModules(packages: readonly SourcePackage[]): Map<string, Module> {
  const find = (from: string, specifier: string): string[] => {
    if (specifier.startsWith('.')) return [resolve(dirname(from), specifier)];
    const owner = packages.find(({ manifest }) => specifier.startsWith(`${manifest.name}/`));
    const entry = owner?.entries.get(`.${specifier.slice(owner.manifest.name.length)}`);
    return owner && entry ? [join(owner.folder, 'dist', entry.replace(/\.tsx?$/, '.js'))] : [];
  };
  const modules = new Map<string, Module>();
  for (const { folder } of packages)
    for (const file of globSync('**/*.js', { cwd: join(folder, 'dist') })) {
      const path = join(folder, 'dist', file);
      const code = readFileSync(path, 'utf8');
      const used = [...code.matchAll(imports)].map(([, names = '', from = '']) => ({
        names,
        from,
      }));
      modules.set(path, {
        code,
        isClient:
          existsSync(join(folder, 'src', file.replace(/\.js$/, '.tsx'))) ||
          used.some(
            ({ names, from }) =>
              ofClient.test(from) ||
              (from === 'react' && !namesOf(names).every((name) => ofServer.test(name))),
          ),
        imports: used.flatMap(({ from }) => find(path, from)),
        reExports: [...code.matchAll(reExports)].flatMap(([, from = '']) => find(path, from)),
      });
    }
  return modules;
}

/**
 * Puts `'use client'` at the head of modules with components, with hooks, and of those that use what such a module exports:
 * in a server component it is a reference, which cannot be called. Modules that re-export only, and rules without React,
 * are left as they are.
 */
export function markClientModules(packages: readonly SourcePackage[]): void {
  const modules = readModules(packages);
  /** Modules that export something of a client module. */
  const exporting = new Set([...modules].flatMap(([path, { isClient }]) => (isClient ? path : [])));
  const isExporting = (path: string): boolean => exporting.has(path);
  let before = 0;
  while (exporting.size > before) {
    before = exporting.size;
    for (const [path, module] of modules) {
      module.isClient ||= module.imports.some(isExporting);
      if (module.isClient || module.reExports.some(isExporting)) exporting.add(path);
    }
  }
  for (const [path, { code, isClient }] of modules)
    if (isClient) writeFileSync(path, `'use client';\n${code}`);
}

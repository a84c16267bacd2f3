import { dirname, resolve } from 'node:path';

const entry = resolve(import.meta.dirname, 'src/main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[] } | null;
}

/** An icon is exported from a list of all icons, which does not determine when it is needed. */
const isIcon = (id: string): boolean => id.includes('/Icon/drawn/');

/** The index file of a folder re-exports all of it; an importer uses some of that. */
const isIndexFile = (id: string): boolean => /\/packages\/\w+\/src\/.*\/index\.ts$/.test(id);

/** Every `{ names } from 'source'` in a module. */
function namedImports(code: string): { names: string[]; source: string }[] {
  const clauses = code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...clauses].map(([, names = '', source = '']) => ({
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    source,
  }));
}

/** The names that a module imports from an index file. */
function namesFrom(indexFile: string, id: string, code: string): Set<string> {
  const isIndexFileAt = (source: string): boolean =>
    source.startsWith('.')
      ? resolve(dirname(id), source) === indexFile
      : indexFile.endsWith(`${source.replace(/^@anzhu\/(\w+)/, '/packages/$1/src')}/index.ts`);
  return new Set(
    namedImports(code).flatMap(({ names, source }) => (isIndexFileAt(source) ? names : [])),
  );
}

/** Every module that the entry imports statically, directly or through others. */
function loadedFirst(graph: ModuleGraph): Set<string> {
  const ids = new Set<string>();

  const visitIndexFile = (indexFile: string, wanted: ReadonlySet<string>): void => {
    ids.add(indexFile);
    const info = graph.getModuleInfo(indexFile);
    const unwanted = namedImports(info?.code ?? '').filter(
      ({ names }) => !names.some((name) => wanted.has(name)),
    );
    const skipped = new Set(unwanted.map(({ source }) => resolve(dirname(indexFile), source)));
    for (const imported of info?.importedIds ?? []) if (!skipped.has(imported)) visit(imported);
  };

  const visit = (id: string): void => {
    if (ids.has(id) || isIcon(id)) return;
    ids.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (isIndexFile(imported))
        visitIndexFile(imported, namesFrom(imported, id, info?.code ?? ''));
      else visit(imported);
    }
  };

  visit(entry);
  return ids;
}

let first: Set<string> | undefined;

/** Modules of the first load are in one chunk: it compresses better than forty small ones. */
export const firstChunk = {
  debugName: 'first',
  name: (id: string, graph: ModuleGraph): string | null => {
    first ??= loadedFirst(graph);
    return first.has(id) ? 'first' : null;
  },
};

/** Shared modules in one chunk: twenty small ones compress badly. */
const shared = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** The first one takes a module: the room board has a filter bar and no table. */
export const sharedChunks = [
  shared(
    'bar',
    /\/packages\/(ui\/src\/(FilterBar|Select|Tag)\/|domain\/src\/kit\/(filter|useFilterDraft))/,
  ),
  shared('list', /\/packages\/ui\/src\/(Table|Pager)\//),
  // With its icons. The preview of menus has a rail too.
  {
    ...shared(
      'rail',
      /\/AppFrame\/Rail|\/menu\/(MenuIcon|menuSections|railGroups)|\/(myMenus|useMenu)\.ts/,
    ),
    includeDependenciesRecursively: true,
  },
];

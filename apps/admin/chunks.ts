import { dirname, resolve } from 'node:path';

const moduleAt = (path: string): string => resolve(import.meta.dirname, 'src', path);
const entries = [moduleAt('main.tsx')];
/** Loaded together, for every screen. */
const shellEntries = [moduleAt('shell/Shell.tsx'), moduleAt('shell/Screens.tsx')];
/** Shown without the shell: what they share with it stays apart. */
const frameless = [
  moduleAt('routes/login/ByCode.tsx'),
  moduleAt('session/NextStep.tsx'),
  moduleAt('routes/scan/Scan.tsx'),
];

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[] } | null;
}

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
      : indexFile
          .replace('/src/lib/', '/src/')
          .endsWith(`${source.replace(/^@anzhu\/(\w+)/, '/packages/$1/src')}/index.ts`);
  return new Set(
    namedImports(code).flatMap(({ names, source }) => (isIndexFileAt(source) ? names : [])),
  );
}

/** Every module that the entries import statically, directly or through others. */
function loadedWith(entryIds: readonly string[], graph: ModuleGraph): Set<string> {
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
    if (ids.has(id)) return;
    ids.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (isIndexFile(imported))
        visitIndexFile(imported, namesFrom(imported, id, info?.code ?? ''));
      else visit(imported);
    }
  };

  for (const id of entryIds) visit(id);
  return ids;
}

let first: Set<string> | undefined;
let shell: Set<string> | undefined;
let apart: Set<string> | undefined;

/** Modules of the first load are in one chunk: it compresses better than forty small ones. */
const firstChunk = {
  debugName: 'first',
  name: (id: string, graph: ModuleGraph): string | null => {
    first ??= loadedWith(entries, graph);
    return first.has(id) ? 'first' : null;
  },
};

/** What lists and dashboard share, although the frame does without. */
const ofScreens = /\/packages\/ui\/src\/(Roofs\/|lib\/useStable)/;

/** The frame around every screen, in one chunk as well. */
const shellChunk = {
  debugName: 'shell',
  name: (id: string, graph: ModuleGraph): string | null => {
    apart ??= loadedWith(frameless, graph);
    shell ??= loadedWith(shellEntries, graph);
    return (shell.has(id) || ofScreens.test(id)) && !apart.has(id) ? 'shell' : null;
  },
  includeDependenciesRecursively: false,
};

/** Shared modules in one chunk: twenty small ones compress badly. */
const shared = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** The first one takes a module: the room board has a filter bar and no table. */
export const chunks = [
  firstChunk,
  shellChunk,
  shared(
    'bar',
    /\/packages\/(ui\/src\/(FilterBar\/|Select\/|Tag\/|DateRange\/|Calendar\/(settle|useTypedValue)|Icon\/index\.ts\?icon=(Calendar|Check|ChevronDown|ListFilter)$)|domain\/src\/(kit\/(filter\/(filter|useFilterDraft)|dialogs\/lazyAll|ListPage|StatusTag)|record\/RecordSelect|hotel\/HotelPicker))/,
  ),
  shared(
    'list',
    /\/packages\/ui\/src\/(Table\/|Pager\/|Divider\/|Icon\/index\.ts\?icon=(ChevronLeft|ChevronRight)$)/,
  ),
  shared('user', /\/packages\/api\/src\/contract\/(user|department|password|page|change)\.ts/),
];

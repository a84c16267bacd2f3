import { dirname, resolve } from 'node:path';

const entry = resolve(import.meta.dirname, 'src/main.tsx');

interface ModuleGraph {
  getModuleInfo(id: string): { code: string | null; importedIds: string[] } | null;
}

/** An icon is exported from a list of all icons, which does not determine when it is needed. */
const isIcon = (id: string): boolean => id.includes('/Icon/drawn/');

/** A door lets out everything of a folder; who comes through it takes some of it. */
const isDoor = (id: string): boolean => /\/packages\/\w+\/src\/.*\/index\.ts$/.test(id);

/** `{ names } from 'where'` in a module. */
function takenFrom(code: string): { names: string[]; where: string }[] {
  const clauses = code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g);
  return [...clauses].map(([, names = '', where = '']) => ({
    names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    where,
  }));
}

/** The names that a module takes through a door. */
function namesThrough(door: string, id: string, code: string): Set<string> {
  const leadsTo = (where: string): boolean =>
    where.startsWith('.')
      ? resolve(dirname(id), where) === door
      : door.endsWith(`${where.replace(/^@anzhu\/(\w+)/, '/packages/$1/src')}/index.ts`);
  return new Set(takenFrom(code).flatMap(({ names, where }) => (leadsTo(where) ? names : [])));
}

/** Every module that the entry needs at once, and what these need, without what is fetched later. */
function loadedFirst(graph: ModuleGraph): Set<string> {
  const ids = new Set<string>();

  const goThrough = (door: string, wanted: ReadonlySet<string>): void => {
    ids.add(door);
    const info = graph.getModuleInfo(door);
    const unwanted = takenFrom(info?.code ?? '').filter(
      ({ names }) => !names.some((name) => wanted.has(name)),
    );
    const left = new Set(unwanted.map(({ where }) => resolve(dirname(door), where)));
    for (const imported of info?.importedIds ?? []) if (!left.has(imported)) visit(imported);
  };

  const visit = (id: string): void => {
    if (ids.has(id) || isIcon(id)) return;
    ids.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (isDoor(imported)) goThrough(imported, namesThrough(imported, id, info?.code ?? ''));
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

/** What list screens share, in one chunk: twenty small ones compress badly. */
export const listChunk = {
  name: 'list',
  test: /\/packages\/ui\/src\/(Table|Pager|FilterBar|Tag)\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const library = resolve(import.meta.dirname, '../packages/ui');

/** Where the primitives are. */
export const ui = join(library, 'src');

/** A component that `@anzhu/ui` exports. */
export interface Component {
  name: string;
  /** Its entry in `exports` of the package.json, without `./`. */
  entry: string;
  /** Its file. */
  file: string;
}

/** Entries of components have a capital; the others hold what components are built of. Icons are drawings. */
const isOfComponents = (entry: string): boolean =>
  /^([A-Z]|chart$)/.test(entry) && entry !== 'Icon';

const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);

const { exports } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string>>;
};

/** The file of an entry of `@anzhu/ui`, as `Button`. */
export function fileOf(entry: string): string {
  const path = exports[`./${entry}`];
  if (path === undefined) throw new Error(`@anzhu/ui exports no ${entry}`);
  return join(library, path);
}

/** Every component that `@anzhu/ui` exports: a capitalised name with a file of its own. */
export async function findComponents(): Promise<Component[]> {
  const entries = Object.keys(exports).map((name) => name.slice('./'.length));
  const found = await Promise.all(entries.filter(isOfComponents).toSorted().map(componentsOf));
  return found.flat();
}

async function componentsOf(entry: string): Promise<Component[]> {
  const file = fileOf(entry);
  const source = await readFile(file, 'utf8');
  const own = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(
    ([, name = '']): Component => ({ name, entry, file }),
  );
  const others = [...source.matchAll(/^export \{([^}]*)\} from '(\.\/[^']+\.tsx)';/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name): Component => ({ name: name.trim(), entry, file: join(dirname(file), path) })),
  );
  return [...own, ...others].filter(({ name }) => isComponent(name));
}

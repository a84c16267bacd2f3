import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where the primitives are. */
export const ui = resolve(import.meta.dirname, '../packages/ui/src');

/** A component that `@anzhu/ui` lets out. */
export interface Component {
  name: string;
  /** Its folder below `packages/ui/src`, from which it is imported. */
  folder: string;
  /** Its file. */
  file: string;
}

/** Folders of components have a capital; the others hold what components are built of. */
const isOfComponents = (folder: string): boolean => /^[A-Z]/.test(folder) || folder === 'chart';

/** Every component that `@anzhu/ui` exports: a capitalised name with a file of its own. */
export async function findComponents(): Promise<Component[]> {
  const folders = (await readdir(ui)).filter(isOfComponents).toSorted();
  const found = await Promise.all(folders.map(async (folder) => componentsOf(folder)));
  return found.flat();
}

async function componentsOf(folder: string): Promise<Component[]> {
  const door = await readFile(join(ui, folder, 'index.ts'), 'utf8').catch(() => '');
  return [...door.matchAll(/^export \{([^}]*)\} from '(\.\/[^']+\.tsx)';/gm)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z][a-z]/.test(name))
        .map((name) => ({ name, folder, file: join(ui, folder, file) })),
  );
}

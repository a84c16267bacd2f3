import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, 'src/Icon/index.ts');
const drawing = /^export const (\w+) = (icon\(\s*'[^']*',?\s*\));$/gm;
const idOf = (name: string): string => `${file}?icon=${name}`;

/**
 * For builds: makes each icon a module of its own, so that a chunk has only the icons that it shows. A bundler
 * does not split a module: without this, the icons of all screens are loaded with the first page.
 */
export const splitIcons: Plugin = {
  name: 'split-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(`${file}?icon=`) ? id : null),
  async load(id) {
    if (!id.startsWith(file)) return null;
    const code = await readFile(file, 'utf8');
    if (id === file)
      return code.replace(
        drawing,
        (_all, name: string) => `export { ${name} } from '${idOf(name)}';`,
      );
    const statement = [...code.matchAll(drawing)].find(([, name = '']) => idOf(name) === id)?.[0];
    return `import { icon } from './icon.tsx';\n${statement}\n`;
  },
};

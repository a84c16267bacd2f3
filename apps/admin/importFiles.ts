import { resolve } from 'node:path';
import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/** The module that Vite wraps every `import()` of a build with. */
const viteHelper = '\0vite/preload-helper.js';

/** Puts `src/importFile.ts` in place of Vite's helper. */
export const importFiles: Plugin = {
  name: 'import-files',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /preload-helper/ },
    handler: (id) =>
      id === viteHelper ? resolve(import.meta.dirname, 'src/importFile.ts') : undefined,
  },
};

/** Lists the file of an `import()` among those that it needs: Vite leaves it out where it is the only one. */
export const listOwnFile: ResolveModulePreloadDependenciesFn = (file, needed, { hostType }) =>
  hostType === 'js' && !needed.includes(file) ? [file, ...needed] : needed;

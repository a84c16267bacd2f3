import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readPackage } from '../publish/source.ts';

const id = 'virtual:exports';

/** `virtual:exports`: the modules of both packages by what imports them, `@anzhu/ui/Button`, as their `exports` list them. */
export function packageExports(): Plugin {
  const entries = ['ui', 'domain'].flatMap((name) => {
    const { folder, manifest, entries: files } = readPackage(name);
    return [...files].map(([key, file]) => ({
      name: `${manifest.name}${key.slice(1)}`,
      path: join(folder, 'src', file),
    }));
  });
  const imports = entries.map(({ path }, at) => `import * as m${at} from ${JSON.stringify(path)};`);
  const modules = entries.map(({ name }, at) => `${JSON.stringify(name)}: m${at}`);
  return {
    name: 'package-exports',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (loaded) =>
      loaded === `\0${id}`
        ? `${imports.join('\n')}\nexport const modules = { ${modules.join(', ')} };`
        : null,
  };
}

/**
 * `npm run packages`: builds `@anzhu/api`, `@anzhu/ui` and `@anzhu/domain` into their `dist`, which is what is
 * published: one module for each of the sources, declarations, a style sheet beside each module with styles, and a list of
 * the components with their props.
 */
import { join } from 'node:path';
import { emitComponents } from './components.ts';
import { writeManifest } from './manifest.ts';
import { emitModules } from './modules.ts';
import { names, readPackage } from './source.ts';
import { emitStyles } from './styles.ts';

const started = performance.now();
const packages = names.map(readPackage);
emitModules(packages);
await emitStyles(packages);
emitComponents(packages);
for (const source of packages) {
  writeManifest(source);
  console.log(
    `✓ ${source.manifest.name} ${source.manifest.version}: ${join(source.folder, 'dist')}`,
  );
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);

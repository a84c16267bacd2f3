import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root, type SourcePackage } from './source.ts';

/** A name of a package in the specifier of an import: `d3`, `@tiptap/react`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The names of the packages that modules and declarations of a `dist` import. */
function importedBy(dist: string): Set<string> {
  const found = new Set<string>();
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /(?:^import|^(?:import|export|\}) .*?from|\bimport\()\s*['"]([@\w][\w./-]*)['"]/gm,
    ))
      if (!isBuiltin(name)) found.add(packageOf(name));
  }
  return found;
}

interface Installed {
  name: string;
  version: string;
  types?: string;
  typings?: string;
}
function installed(name: string): Installed | null {
  const path = join(root, 'node_modules', name, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Installed) : null;
}

/** The range for what is installed here: an app has one copy of what it uses as well. */
function rangeOf(name: string): string {
  const found = installed(name);
  if (!found) throw new Error(`packages: ${name} is not installed`);
  // The class names of one version are in the styles of the other.
  if (name.startsWith('@anzhu/')) return found.version;
  return found.name === name ? `^${found.version}` : `npm:${found.name}@^${found.version}`;
}

function dependenciesOf({ folder, manifest }: SourcePackage): Record<string, string> {
  const names = new Set(Object.keys(manifest.dependencies ?? {}));
  for (const name of importedBy(join(folder, 'dist'))) {
    if (name === manifest.name || name in (manifest.peerDependencies ?? {})) continue;
    // What has declarations only, as geojson.
    names.add(installed(name) ? name : `@types/${name}`);
  }
  return Object.fromEntries([...names].toSorted().map((name) => [name, rangeOf(name)]));
}

/** Writes the package.json of a `dist`, and its README, LICENSE and changelog. */
export function writeManifest(source: SourcePackage): void {
  const { folder, manifest, entries } = source;
  const dist = join(folder, 'dist');
  const hasStyles = existsSync(join(dist, 'styles.css'));
  const hasComponents = existsSync(join(dist, 'components.json'));
  const { name, version, description, keywords, license } = manifest;
  const written = {
    name,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: hasStyles ? ['**/*.css', '**/*.css.js', './theme/index.js'] : false,
    exports: {
      ...Object.fromEntries(
        [...entries].map(([key, file]) => {
          const path = `./${file.replace(/\.tsx?$/, '')}`;
          return [key, { types: `${path}.d.ts`, default: `${path}.js` }];
        }),
      ),
      ...(hasStyles && { './*.css': './*.css' }),
      ...(hasComponents && { './components.json': './components.json' }),
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts', '**/*.css', 'components.json', 'CHANGELOG.md'],
    dependencies: dependenciesOf(source),
    ...(manifest.peerDependencies && { peerDependencies: manifest.peerDependencies }),
    engines: { node: '>=20.19' },
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
  if (existsSync(join(folder, 'CHANGELOG.md')))
    copyFileSync(join(folder, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
}

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { markClientModules } from './client.ts';
import { root, type SourcePackage } from './source.ts';

const cache = join(root, 'node_modules/.cache/publish');

/** The project of all that the packages export. */
export const config = join(cache, 'tsconfig.json');

/** Calls at the top of a module that have no effect: what is not imported of it can be left out. */
const pureCall =
  /^((?:export )?const \w+ = )(?=(?:icon|memo|forwardRef|lazy|createContext|createStore)\()/gm;

/** A relative import of TypeScript, as declarations keep it. */
const typeScriptImport = /((?:from|import|import\()\s*['"]\.[^'"]*)\.tsx?(?=['"])/g;

/** A relative import of data or of a drawing: not every bundler and runtime takes it as it is. */
const assetImport = /(from\s*['"])(\.[^'"]*\.(?:json|svg))(?:\?[\w-]+)?(?=['"])/g;

/** Compiles what the packages export, and what that imports, to JavaScript and declarations in their `dist`. */
export function emitModules(packages: readonly SourcePackage[]): void {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const out = join(cache, 'out');
  const files = packages.flatMap(({ folder, entries }) =>
    [...entries.values()].map((file) => join(folder, 'src', file)),
  );
  const declarations = globSync('packages/*/src/**/*.d.ts', { cwd: root });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        noEmitOnError: true,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        // What the outside bundler does not compile has to run in the browsers of the last years.
        target: 'ES2022',
        rootDir: join(root, 'packages'),
        outDir: out,
      },
      include: [],
      files: [...files, ...declarations.map((file) => join(root, file))],
    }),
  );
  const { status } = spawnSync('npx', ['tsc', '-p', config], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('packages: not compiled');
  for (const { folder } of packages) {
    const dist = join(folder, 'dist');
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(out, relative(join(root, 'packages'), folder), 'src'), dist, { recursive: true });
    finish(dist, join(folder, 'src'));
  }
  markClientModules(packages);
}

/** Makes modules of what only some bundlers read, and marks what can be left out. */
function finish(dist: string, src: string): void {
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const path = join(dist, file);
    const code = readFileSync(path, 'utf8');
    for (const [, , asset = ''] of code.matchAll(assetImport))
      writeAsset(join(src, dirname(file), asset), join(dist, dirname(file), asset));
    const linked = code.replace(assetImport, '$1$2.js');
    const finished = file.endsWith('.d.ts')
      ? linked.replace(typeScriptImport, '$1.js')
      : linked.replace(pureCall, '$1/* @__PURE__ */ ');
    if (finished !== code) writeFileSync(path, finished);
  }
}

/** Writes a module with the data of a JSON file, or with the address of a drawing that holds all of it. */
function writeAsset(from: string, to: string): void {
  const text = readFileSync(from, 'utf8');
  const isData = from.endsWith('.json');
  const value = isData
    ? // Faster to read for an engine than an object literal.
      `JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(text)))})`
    : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(text)}`);
  rmSync(to, { force: true });
  writeFileSync(`${to}.js`, `export default ${value};\n`);
  writeFileSync(
    `${to}.d.ts`,
    `declare const value: ${isData ? 'unknown' : 'string'};\nexport default value;\n`,
  );
}

import { createCompiler } from '@vanilla-extract/compiler';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { publicNames } from '../../packages/ui/src/theme/publicNames.ts';
import { root, type SourcePackage } from './source.ts';

/** At the head of each sheet: bundlers put sheets into chunks, and a page may load that of a component before the reset's. */
const layers = '@layer anzhu-reset, anzhu;';

/** The style sheet in `dist` of a file in `src`. */
const sheetOf = (source: string): string =>
  source.replace(/(packages\/\w+\/)src\//, '$1dist/').replace(/\.ts$/, '');

/**
 * Replaces each compiled `X.css.js` by its class names, and writes `X.css` beside it, which it imports; then
 * `styles.css`, all of a package in the order in which a bundler meets them.
 */
export async function emitStyles(packages: readonly SourcePackage[]): Promise<void> {
  // One root for all: the names of ui's variables are the same in the styles of domain.
  const compiler = createCompiler({
    root,
    identifiers: 'short',
    enableFileWatcher: false,
    cssImportSpecifier: (source, css) => {
      const sheet = sheetOf(source);
      writeFileSync(sheet, `${layers}\n${css}\n`);
      return sheet;
    },
  });
  try {
    for (const source of packages) {
      const { folder, entries } = source;
      const dist = join(folder, 'dist');
      const modules = globSync('**/*.css.js', { cwd: dist });
      for (const module of modules) {
        const sheetSource = join(folder, 'src', module.replace(/\.js$/, '.ts'));
        const { source: code } = await compiler.processVanillaFile(sheetSource);
        const path = join(dist, module);
        const imported = (_all: string, sheet: string): string =>
          `import '${specifier(packages, path, sheet)}';`;
        writeFileSync(path, code.replace(/^import '(\/[^']+)';$/gm, imported));
      }
      if (modules.length === 0) continue;
      const sheets = sheetsIn(dist, [...entries.values()]).map((path) =>
        readFileSync(path, 'utf8'),
      );
      const all = sheets.join('');
      if (source.manifest.name === '@anzhu/ui') checkNames(all);
      writeFileSync(join(dist, 'styles.css'), all);
    }
  } finally {
    await compiler.close();
  }
}

/** @throws when an app may set a variable that the styles do not use */
function checkNames(css: string): void {
  const names = Object.values(publicNames).flatMap((group): string[] => Object.values(group));
  const unused = names.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(css));
  if (unused.length > 0) throw new Error(`packages: no style uses ${unused.join(', ')}`);
}

/** How a module imports a style sheet: by its path, or from its package. */
function specifier(packages: readonly SourcePackage[], module: string, sheet: string): string {
  const owner = packages.find(({ folder }) => sheet.startsWith(`${folder}/`));
  if (!owner) throw new Error(`packages: ${sheet} is in none`);
  if (!module.startsWith(`${owner.folder}/`))
    return `${owner.manifest.name}/${relative(join(owner.folder, 'dist'), sheet)}`;
  const path = relative(dirname(module), sheet);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The style sheets behind these modules of a package, in the order of their imports. */
function sheetsIn(dist: string, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    if (!path.endsWith('.css')) {
      const code = readFileSync(path, 'utf8');
      for (const [, name = ''] of code.matchAll(
        /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g,
      ))
        visit(join(dirname(path), name));
    }
    seen.add(path);
  };
  for (const file of entries) visit(join(dist, file.replace(/\.tsx?$/, '.js')));
  return [...seen].filter((path) => path.endsWith('.css'));
}

import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type Documentation,
  type ResolverClass,
} from 'react-docgen';
import { root, type SourcePackage } from './source.ts';

/** The most that a list of components may have, in bytes: an assistant reads it whole. */
const limit = 150_000;

/** A component that a package exports. */
interface PackagedComponent {
  name: string;
  /** What imports it, `@anzhu/ui/Table`. */
  from: string;
  /** Its docstring: when to use it, when not, its keyboard. */
  description: string;
  /** What each prop does, by its declaration: `isLoading?: boolean`. */
  props: Record<string, string>;
}

type Prop = NonNullable<Documentation['props']>[string];

const copies = join(root, 'node_modules/.cache/components');
const exported = new builtinResolvers.FindExportedDefinitionsResolver();

/** Exported components, also functions that return a text or the element of another function. */
const resolver: ResolverClass = {
  resolve(file) {
    const found = new Set(exported.resolve(file));
    file.traverse({
      ExportNamedDeclaration(path) {
        const declared = path.get('declaration');
        const isNamed =
          declared.isFunctionDeclaration() && /^[A-Z]/.test(declared.node.id?.name ?? '');
        if (isNamed) found.add(declared);
      },
    });
    return [...found];
  },
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A docstring without its tags for this repository, and without addresses in the workbench. */
const plain = (description: string): string =>
  description.replace(/\s*@story\b/, '').replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1');

/** The declaration as it is written, without the `undefined` that every optional prop has. */
function declaration(name: string, { tsType, required }: Prop): string {
  const type = (tsType && 'raw' in tsType && tsType.raw) || tsType?.name || 'unknown';
  return `${name}${required ? '' : '?'}: ${oneLine(type).replace(/ \| undefined$/, '')}`;
}

/** A copy of the sources without `readonly`, since react-docgen has no name for `readonly Item[]`. */
function copySources({ folder, manifest }: SourcePackage): string {
  const copy = join(copies, manifest.name);
  cpSync(join(folder, 'src'), copy, { recursive: true });
  for (const file of globSync('**/*.{ts,tsx}', { cwd: copy })) {
    const path = join(copy, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\breadonly (?=[\w({['"`])/g, ''));
  }
  return copy;
}

/** Finds the module of an import in the copies of the packages. */
const importerOf = (copyOf: ReadonlyMap<SourcePackage, string>) =>
  makeFsImporter((wanted, from) => {
    if (wanted.startsWith('.')) return resolve(from, wanted);
    for (const [{ manifest, entries }, copy] of copyOf) {
      const file = entries.get(wanted.replace(manifest.name, '.'));
      if (wanted.startsWith(`${manifest.name}/`) && file !== undefined) return join(copy, file);
    }
    throw Object.assign(new Error(`${wanted} is not ours`), { code: 'MODULE_NOT_FOUND' });
  });

/** The components in a file. */
function read(filename: string, importer: ReturnType<typeof importerOf>): Documentation[] {
  try {
    return parse(readFileSync(filename, 'utf8'), { filename, importer, resolver });
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** The public name of the module that exports a component of a file; null when no module does. */
function publicName(
  { manifest, entries }: SourcePackage,
  copy: string,
  file: string,
  name: string,
) {
  for (const [key, entry] of entries) {
    const isIndex = entry.endsWith('/index.ts') && file.startsWith(`${dirname(entry)}/`);
    if (entry !== file && !isIndex) continue;
    const code = readFileSync(join(copy, entry), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (new RegExp(`\\b${name}\\b`).test(code)) return manifest.name + key.slice(1);
  }
  return null;
}

function componentsOf(
  source: SourcePackage,
  copy: string,
  importer: ReturnType<typeof importerOf>,
): PackagedComponent[] {
  const files = globSync('**/*.tsx', { cwd: copy, exclude: ['**/*.{test,stories}.tsx'] });
  const found = files.flatMap((file) =>
    read(join(copy, file), importer).flatMap(
      ({ displayName = '', description = '', props = {} }) => {
        const from = /^[A-Z]/.test(displayName)
          ? publicName(source, copy, file, displayName)
          : null;
        if (from === null) return [];
        const described = Object.entries(props).map(([name, prop]): [string, string] => [
          declaration(name, prop),
          oneLine(prop.description ?? ''),
        ]);
        return [
          {
            name: displayName,
            from,
            description: plain(description),
            props: Object.fromEntries(described),
          },
        ];
      },
    ),
  );
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Writes `components.json` into the `dist` of packages with components: a line for each that is exported, with its
 * docstring and its props. Programs and people read there what the workbench shows.
 *
 * @throws at a component without a docstring, and above the limit
 */
export function emitComponents(packages: readonly SourcePackage[]): void {
  rmSync(copies, { recursive: true, force: true });
  const copyOf = new Map(packages.map((source) => [source, copySources(source)]));
  const importer = importerOf(copyOf);
  for (const [source, copy] of copyOf) {
    const components = componentsOf(source, copy, importer);
    if (components.length === 0) continue;
    const faults = components.filter(({ description }) => description === '');
    if (faults.length > 0)
      throw new Error(`packages: no docstring: ${faults.map(({ name }) => name).join(', ')}`);
    const text = `[\n${components.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
    const size = Buffer.byteLength(text);
    if (size > limit)
      throw new Error(`packages: ${size} bytes of components.json; at most ${limit}`);
    writeFileSync(join(source.folder, 'dist', 'components.json'), text);
  }
}

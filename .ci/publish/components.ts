import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Project,
  type Symbol,
} from 'typescript/unstable/sync';
import { config } from './modules.ts';
import { root, type SourcePackage } from './source.ts';

/** The most that a list of components may have, in bytes: an assistant reads it whole. */
const limit = 170_000;

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

/** A docstring without addresses in the workbench. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1').trim();

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The type of a prop as it is written. */
function typeText({ checker }: Project, prop: Symbol): string {
  const declared = prop.declarations[0]?.resolve();
  const type = checker.getTypeOfSymbol(prop);
  const text =
    declared && isPropertySignatureDeclaration(declared)
      ? declared.type.getText()
      : type && checker.typeToString(type);
  return oneLine(text ?? 'unknown');
}

/** A prop, which each form of its component may have in its own way: a question about loss has another title than others. */
function describeProp(
  project: Project,
  forms: readonly Symbol[],
  isEverywhere: boolean,
): [string, string] {
  const [first] = forms;
  if (!first) throw new Error('packages: a prop without a declaration');
  const [types, words] = [new Set<string>(), new Set<string>()];
  let isOptional = !isEverywhere;
  for (const form of forms) {
    const type = typeText(project, form);
    const usual = form.getJsDocTags(project.checker).find(({ name }) => name === 'default')?.text;
    if (form.flags & SymbolFlags.Optional) isOptional = true;
    // Every optional prop has `undefined`; `never` is left out of a form.
    const own = form.flags & SymbolFlags.Optional ? type.replace(/ \| undefined$/, '') : type;
    if (own !== 'never' && own !== 'undefined') types.add(own);
    words.add(oneLine(form.getDocumentationComment(project.checker)));
    if (usual) words.add(`@default ${usual}`);
  }
  const declaration = `${first.name}${isOptional ? '?' : ''}: ${[...types].join(' | ')}`;
  return [declaration, [...words].filter(Boolean).join(' ')];
}

const isOurs = ({ declarations }: Symbol): boolean =>
  declarations.some(({ path }) => path.startsWith(join(root, 'packages')));

/** The props of each form of a component: of a union there are several. Null for what is none, as a context. */
function formsOf({ checker }: Project, symbol: Symbol): readonly (readonly Symbol[])[] | null {
  const type = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
  if (!type || checker.getPropertyOfType(type, 'Consumer')) return null;
  const [call] = [SignatureKind.Call, SignatureKind.Construct].flatMap((kind) =>
    checker.getSignaturesOfType(type, kind),
  );
  if (!call) return null;
  const props = call.getParameters().length > 0 && checker.getParameterType(call, 0);
  if (!props) return [];
  const forms = props.isUnionType() ? props.getTypes() : [props];
  return forms.map((form) => checker.getPropertiesOfType(form).filter(isOurs));
}

/** The docstring of a component; of one that is loaded later that of the function, which is beside its props. */
function docstring(
  { checker, program }: Project,
  symbol: Symbol,
  props: readonly Symbol[],
): string {
  const own = symbol.getDocumentationComment(checker);
  if (own !== '') return own;
  for (const path of new Set(props.flatMap((prop) => prop.declarations.map((one) => one.path)))) {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    const loaded = module && checker.getMemberInModuleExports(module, symbol.name);
    if (loaded) return loaded.getDocumentationComment(checker);
  }
  return '';
}

function componentsOf(project: Project, { folder, manifest, entries }: SourcePackage) {
  const { checker, program } = project;
  const found = new Map<number, PackagedComponent>();
  for (const [key, file] of entries) {
    // Icons are many, of the same two props.
    if (key === './Icon') continue;
    const source = program.getSourceFile(join(folder, 'src', file));
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const { name } = exported;
      const isAlias = exported.flags & SymbolFlags.Alias;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      const isNew = /^[A-Z]\w*[a-z]/.test(name) && !found.has(symbol.id);
      const forms = isNew ? formsOf(project, symbol) : null;
      if (!forms) continue;
      const props = Map.groupBy(forms.flat(), (prop) => prop.name);
      found.set(symbol.id, {
        name,
        from: manifest.name + key.slice(1),
        description: plain(docstring(project, symbol, forms.flat())),
        props: Object.fromEntries(
          [...props.values()].map((all) => describeProp(project, all, all.length === forms.length)),
        ),
      });
    }
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Writes `components.json` into the `dist` of packages with components: a line for each that is exported, with its
 * docstring and its props. Programs and people read there what the workbench shows.
 *
 * @throws at a component without a docstring, and above the limit
 */
export function emitComponents(packages: readonly SourcePackage[]): void {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`packages: ${config} cannot be read`);
    for (const source of packages.filter(({ manifest }) => manifest.peerDependencies?.['react'])) {
      const components = componentsOf(project, source);
      const faults = components.filter(({ description }) => description === '');
      if (faults.length > 0)
        throw new Error(`packages: no docstring: ${faults.map(({ name }) => name).join(', ')}`);
      const text = `[\n${components.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
      const size = Buffer.byteLength(text);
      if (size > limit) throw new Error(`packages: components.json has ${size} bytes, ≤ ${limit}`);
      writeFileSync(join(source.folder, 'dist', 'components.json'), text);
    }
  } finally {
    api.close();
  }
}

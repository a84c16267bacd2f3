import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, type ESTree } from 'vite';

type Node = ESTree.Node;

/** A name that a module imports. */
export interface Imported {
  /** The name in the other module; `default` for its default export. */
  name: string;
  from: string;
  isType: boolean;
}

/** A statement at the top level of a module that declares names. */
interface Declaration {
  /** Without `export`. */
  node: Node;
  names: readonly string[];
}

/** A parsed module: what it imports, what it declares. */
export interface Module {
  file: string;
  text: string;
  program: ESTree.Program;
  comments: ReturnType<typeof parseSync>['comments'];
  imports: ReadonlyMap<string, Imported>;
  declarations: readonly Declaration[];
}

const root = resolve(import.meta.dirname, '../..');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes right below a node. */
function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Calls `visit` with a node and all below it, parents first; those below a node for which it returns false are left out. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => boolean | void): void {
  const step = (one: Node, parent: Node | null): void => {
    if (visit(one, parent) === false) return;
    for (const child of childrenOf(one)) step(child, one);
  };
  step(node, null);
}

/** Whether an identifier is the key of a property or of a member, and refers to nothing. */
function isKey(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'Property')
    return parent.key === node && !parent.computed && !parent.shorthand;
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  if (parent?.type === 'TSPropertySignature') return parent.key === node;
  if (parent?.type === 'JSXAttribute') return parent.name === node;
  return parent?.type === 'JSXMemberExpression' && parent.property === node;
}

/** The names that a pattern binds, as those of parameters. */
function boundBy(pattern: Node | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'AssignmentPattern') return boundBy(pattern.left);
  if (pattern?.type === 'RestElement') return boundBy(pattern.argument);
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(boundBy);
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) => boundBy(one.type === 'Property' ? one.value : one));
}

function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => boundBy(id));
  }
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

/** The names that mean something of their own below a node. */
function boundIn(node: Node): string[] {
  const own =
    'typeParameters' in node && node.typeParameters?.type === 'TSTypeParameterDeclaration'
      ? node.typeParameters.params.map(({ name }) => name.name)
      : [];
  if ('params' in node && Array.isArray(node.params)) {
    return [...own, ...(node.params as Node[]).flatMap(boundBy)];
  }
  if (node.type === 'BlockStatement') return node.body.flatMap(declaredNames);
  if (node.type === 'ForOfStatement') return declaredNames(node.left);
  return own;
}

/** The names of the module that a node refers to. */
export function namesIn(node: Node, parent: Node | null = null): Set<string> {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    const type = 'typeAnnotation' in node ? node.typeAnnotation : null;
    const names = type ? namesIn(type, node) : new Set<string>();
    return isKey(node, parent) ? names : names.add(node.name);
  }
  const names = new Set(childrenOf(node).flatMap((child) => [...namesIn(child, node)]));
  for (const name of boundIn(node)) names.delete(name);
  return names;
}

function importsOf(node: ESTree.ImportDeclaration): [string, Imported][] {
  const from = node.source.value;
  return node.specifiers.map((one) => {
    const isType = node.importKind === 'type' || ('importKind' in one && one.importKind === 'type');
    if (one.type === 'ImportNamespaceSpecifier') {
      return [one.local.name, { name: '*', from, isType }];
    }
    const name =
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? one.imported.name
        : 'default';
    return [one.local.name, { name, from, isType }];
  });
}

/** `export { name } from …`, as an import of the same name. */
function reexportsOf(node: ESTree.ExportNamedDeclaration): [string, Imported][] {
  const from = node.source?.value;
  if (from === undefined) return [];
  return node.specifiers.flatMap(({ local, exported, exportKind }): [string, Imported][] =>
    local.type === 'Identifier' && exported.type === 'Identifier'
      ? [[exported.name, { name: local.name, from, isType: exportKind === 'type' }]]
      : [],
  );
}

/** Parses the text of a module. */
export function parseModule(file: string, text: string): Module {
  const { program, comments } = parseSync(file, text, { lang: 'tsx' });
  const declarations = program.body.flatMap((statement): Declaration[] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const names = node ? declaredNames(node) : [];
    return node && names.length > 0 ? [{ node, names }] : [];
  });
  const imports = new Map(
    program.body.flatMap((one) => {
      if (one.type === 'ImportDeclaration') return importsOf(one);
      return one.type === 'ExportNamedDeclaration' ? reexportsOf(one) : [];
    }),
  );
  return { file, text, program, comments, imports, declarations };
}

/** The `exports` of a package. */
function exportsOf(library: string): Record<string, string> {
  const text = readFileSync(join(root, `packages/${library}/package.json`), 'utf8');
  return (JSON.parse(text) as { exports: Record<string, string> }).exports;
}

/** The file of the repository that declares or re-exports an imported name; null for that of a package. */
export function sourceOf(module: Module, { from }: Imported): string | null {
  if (from.startsWith('.')) return resolve(dirname(module.file), from);
  const [, library, entry] = /^@anzhu\/(ui|domain|api)\/(.+)$/.exec(from) ?? [];
  const listed = library && exportsOf(library)[`./${entry}`];
  if (listed) return join(root, 'packages', library, listed);
  const folder = join(root, `packages/${library}/src/${entry}`);
  return [join(folder, 'index.ts'), `${folder}.ts`].find(existsSync) ?? null;
}

const read = new Map<string, Module>();

/** Reads a module of the repository, once. */
export function readModule(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const module = parseModule(file, readFileSync(file, 'utf8'));
  read.set(file, module);
  return module;
}

interface Entry {
  name: string;
  file: string;
}

/** Reads a file anew at its next use: it has changed. */
export function forgetModule(file: string): void {
  read.delete(file);
}

/** The entry of `@anzhu/ui` or `@anzhu/domain` that a file belongs to, as the package's `exports` have it. */
function entryOf(file: string): Entry | null {
  const [, folder, library, path] =
    /^(packages\/(ui|domain))\/src\/(.+)$/.exec(relative(root, file)) ?? [];
  if (folder === undefined || library === undefined || path === undefined) return null;
  const exports = exportsOf(library);
  const own = Object.entries(exports).find(([, to]) => to === `./src/${path}`);
  if (own) return { name: `@anzhu/${library}${own[0].slice(1)}`, file };
  const [name = ''] = path.split('/');
  const listed = exports[`./${name}`];
  const index = listed ? join(root, folder, listed) : join(root, folder, 'src', name, 'index.ts');
  return existsSync(index) ? { name: `@anzhu/${library}/${name}`, file: index } : null;
}

/** Whether an `index.ts` exports a name. */
const doesExport = (index: string, name: string): boolean =>
  readModule(index).program.body.some(
    (one) =>
      one.type === 'ExportNamedDeclaration' &&
      (one.specifiers.some(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      ) ||
        (one.declaration !== null && declaredNames(one.declaration).includes(name))),
  );

/** The path of what an example imports although no package exports it. */
export const pathOf = (module: Module, from: string): string =>
  relative(root, resolve(dirname(module.file), from));

/** Modules of data for stories, which no package exports. */
const isFixture = (file: string): boolean => /fixtures?\b|playing\.ts|\.stories\./.test(file);

/**
 * Where a name comes from that a module of the repository imports: a package, the path of a file that no package
 * exports, or a module of data, of which the example has its own copy.
 */
export function originOf(
  module: Module,
  { name, from }: Imported,
): { from: string } | { copyOf: string } {
  if (!from.startsWith('.')) return { from };
  const file = resolve(dirname(module.file), from);
  if (isFixture(file)) return { copyOf: file };
  const entry = entryOf(file);
  const isPublic =
    entry !== null && (name === '*' ? file === entry.file : doesExport(entry.file, name));
  return { from: isPublic ? entry.name : pathOf(module, from) };
}

import type { ESTree } from 'vite';
import { readModule, sourceOf, type Module } from '../examples/module.ts';

type Node = ESTree.Node;

/** A prop as its table shows it. */
export interface Prop {
  name: string;
  /** The type as it is written, without `undefined` where the prop is optional. */
  type: string;
  isRequired: boolean;
  /** Its comment; '' when it has none. */
  description: string;
}

type Props = Map<string, Prop>;

/** A type, and the module in which its names mean something. */
interface Place {
  module: Module;
  node: Node;
}

const textAt = (module: Module, { start, end }: Node): string =>
  module.text.slice(start, end).replace(/\s+/g, ' ');

/** The text of a comment, without its stars. */
const plain = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();

/** The `/** … *\/` right before a node, or ''. */
export function commentBefore(module: Module, node: Node): string {
  const found = module.comments.find(
    ({ end, value }) =>
      end <= node.start &&
      value.startsWith('*') &&
      module.text.slice(end, node.start).trim() === '',
  );
  return found ? plain(found.value) : '';
}

/** Where a name is declared: in the module, or in one of the repository that it imports it from. */
function declarationOf(module: Module, name: string): Place | null {
  const own = module.declarations.find(({ names }) => names.includes(name));
  if (own) return { module, node: own.node };
  const imported = module.imports.get(name);
  const file = imported && sourceOf(module, imported);
  return imported && file ? declarationOf(readModule(file), imported.name) : null;
}

/** The strings in `'a' | 'b'`. */
const literalsIn = (node: Node): string[] =>
  (node.type === 'TSUnionType' ? node.types : [node]).flatMap((one) =>
    one.type === 'TSLiteralType' && one.literal.type === 'Literal'
      ? [String(one.literal.value)]
      : [],
  );

const typeArguments = (node: Node): Node[] =>
  'typeArguments' in node && node.typeArguments
    ? (node.typeArguments as ESTree.TSTypeParameterInstantiation).params
    : [];

/** The name of a type that is referred to, as `Omit` or `FieldProps`. */
function nameOf(node: Node): string {
  if (node.type === 'TSTypeReference')
    return node.typeName.type === 'Identifier' ? node.typeName.name : '';
  if (node.type === 'TSInterfaceHeritage')
    return node.expression.type === 'Identifier' ? node.expression.name : '';
  return '';
}

/** What a type is that is only a name: the union or the function that it stands for, else itself. */
function spelledOut(module: Module, node: Node): string {
  const name = nameOf(node);
  if (node.type === 'TSIndexedAccessType') {
    const [key = ''] = literalsIn(node.indexType);
    return propsOfType({ module, node: node.objectType }).get(key)?.type ?? textAt(module, node);
  }
  const place = name === '' ? null : declarationOf(module, name);
  if (place?.node.type !== 'TSTypeAliasDeclaration' || typeArguments(node).length > 0) {
    return textAt(module, node);
  }
  const { typeAnnotation } = place.node;
  const isShort = ['TSUnionType', 'TSFunctionType', 'TSIndexedAccessType'].includes(
    typeAnnotation.type,
  );
  const text = textAt(place.module, typeAnnotation);
  return isShort && text.length < 120 ? text : textAt(module, node);
}

function typeText(module: Module, node: Node | null | undefined): string {
  if (!node) return 'unknown';
  const parts = node.type === 'TSUnionType' ? node.types : [node];
  const texts = parts
    .map((part) => spelledOut(module, part).replace(/^\| /, ''))
    .filter((text) => text !== 'undefined');
  return texts.join(' | ') || 'undefined';
}

function propsOfMembers(module: Module, members: readonly Node[]): Props {
  const props: Props = new Map();
  for (const one of members) {
    if (one.type !== 'TSPropertySignature' && one.type !== 'TSMethodSignature') continue;
    const name =
      one.key.type === 'Identifier'
        ? one.key.name
        : one.key.type === 'Literal'
          ? String(one.key.value)
          : '';
    const type =
      one.type === 'TSPropertySignature'
        ? typeText(module, one.typeAnnotation?.typeAnnotation)
        : textAt(module, one)
            .replace(/^\w+\??/, '')
            .replace(/\): /, ') => ');
    props.set(name, {
      name,
      type,
      isRequired: !one.optional,
      description: commentBefore(module, one),
    });
  }
  return props;
}

/** Those of the first argument of `Omit`, `Pick` or `Partial` that remain; null for other names. */
function ofUtility(module: Module, node: Node): Props | null {
  const name = nameOf(node);
  const [from, keys] = typeArguments(node);
  if (!['Omit', 'Pick', 'Partial'].includes(name) || !from) return null;
  const props = propsOfType({ module, node: from });
  const named = keys ? literalsIn(keys) : [];
  return new Map(
    [...props]
      .filter(([key]) => name === 'Partial' || named.includes(key) === (name === 'Pick'))
      .map(([key, prop]) => [key, name === 'Partial' ? { ...prop, isRequired: false } : prop]),
  );
}

/** The props of alternatives: each with the types that it has in any of them. */
function united(all: readonly Props[]): Props {
  const names = new Set(all.flatMap((one) => [...one.keys()]));
  return new Map(
    [...names].map((name) => {
      const found = all.flatMap((one) => one.get(name) ?? []);
      const real = found.filter(({ type }) => type !== 'never' && type !== 'undefined');
      const prop = {
        name,
        type: [...new Set(real.map(({ type }) => type))].join(' | '),
        isRequired: real.length === all.length && real.every(({ isRequired }) => isRequired),
        description: real.find(({ description }) => description !== '')?.description ?? '',
      };
      return [name, prop];
    }),
  );
}

/** The props of a type: its own over those it extends. Types of other packages have none. */
export function propsOfType({ module, node }: Place): Props {
  const merged = (nodes: readonly Node[]): Props =>
    new Map(nodes.flatMap((one) => [...propsOfType({ module, node: one })]));
  switch (node.type) {
    case 'TSTypeLiteral':
      return propsOfMembers(module, node.members);
    case 'TSIntersectionType':
      return merged(node.types);
    case 'TSUnionType':
      return united(node.types.map((one) => propsOfType({ module, node: one })));
    case 'TSParenthesizedType':
    case 'TSTypeAliasDeclaration':
      return propsOfType({ module, node: node.typeAnnotation });
    case 'TSInterfaceDeclaration':
      return new Map([...merged(node.extends), ...propsOfMembers(module, node.body.body)]);
    case 'TSTypeReference':
    case 'TSInterfaceHeritage': {
      const place = declarationOf(module, nameOf(node));
      return ofUtility(module, node) ?? (place ? propsOfType(place) : new Map());
    }
    default:
      return new Map();
  }
}

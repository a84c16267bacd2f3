import type { ESTree } from 'vite';
import { textOf } from './edits.ts';
import type { Module } from './module.ts';

/** Props by name, each as the text of its value; spreads by the text of what is spread, with its dots. */
export type Props = ReadonlyMap<string, string>;

type ObjectNode = ESTree.ObjectExpression;

/** The value of a property, of an object or null. */
export function propertyOf(object: ObjectNode, name: string): ESTree.Expression | null {
  for (const one of object.properties) {
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) {
      return one.value;
    }
  }
  return null;
}

/**
 * The props that an object of args has.
 * @param spreadOf the props of a spread object, or null
 */
export function propsOf(
  module: Module,
  object: ObjectNode,
  spreadOf: (node: ESTree.Expression) => Props | null,
): Props {
  const props = new Map<string, string>();
  const set = (name: string, text: string): void => {
    props.delete(name);
    props.set(name, text);
  };
  for (const one of object.properties) {
    if (one.type === 'SpreadElement') {
      const spread = spreadOf(one.argument);
      if (spread) for (const [name, text] of spread) set(name, text);
      else set(`...${textOf(module, one.argument)}`, '');
    } else if (one.key.type === 'Identifier' || one.key.type === 'Literal') {
      const name = one.key.type === 'Identifier' ? one.key.name : String(one.key.value);
      set(name, one.method ? `function ${textOf(module, one.value)}` : textOf(module, one.value));
    }
  }
  return props;
}

/** A text in quotes that means the same in an attribute and between tags. */
const plainWords = /^'([^'"\\{}<>&\n]*)'$/;

const jsxElement = /^<[\s\S]*>$/;

/** One prop as an attribute. */
function attribute([name, text]: readonly [string, string]): string {
  if (name.startsWith('...')) return `{${name}}`;
  if (text === 'true') return name;
  const [, words] = plainWords.exec(text) ?? [];
  return words === undefined ? `${name}={${text}}` : `${name}="${words}"`;
}

/** What stands between the tags for the prop `children`. */
function content(text: string): string {
  const [, words] = plainWords.exec(text) ?? [];
  if (words !== undefined && words.trim() === words) return words;
  return jsxElement.test(text) ? text : `{${text}}`;
}

/** Attributes of an opening tag. */
export function attributes(props: Props): string {
  return [...props].map(attribute).join(' ');
}

/** An element with these props. */
export function element(name: string, props: Props): string {
  const { children, ...others } = Object.fromEntries(props);
  const opening = `${name} ${attributes(new Map(Object.entries(others)))}`;
  return children === undefined ? `<${opening} />` : `<${opening}>${content(children)}</${name}>`;
}

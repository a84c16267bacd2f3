import type { ESTree } from 'vite';
import { textOf } from './edits.ts';
import { walk, type Module } from './module.ts';

/** A component of a stories file that keeps the value of the component under it. */
export interface Wrapper {
  /** The component whose value it keeps. */
  component: string;
  /** The prop that is kept: `value`, `isSelected`. */
  state: string;
  setter: string;
  /** The event that changes it: `onChange`. */
  event: string;
  /** The type of its props. */
  type: string;
  /** Props that it sets besides. */
  others: readonly (readonly [string, string])[];
}

/** The names `[value, setValue]` of the only state of a function. */
function stateNames(node: ESTree.Node): [string, string] | null {
  let names: [string, string] | null = null;
  walk(node, (one) => {
    if (one.type !== 'VariableDeclarator' || one.id.type !== 'ArrayPattern') return;
    const [value, setter] = one.id.elements;
    if (value?.type === 'Identifier' && setter?.type === 'Identifier') {
      names = [value.name, setter.name];
    }
  });
  return names;
}

/** The tag that has all props of the wrapper, or null. */
function wrappedTag(node: ESTree.Node): ESTree.JSXOpeningElement | null {
  let tag: ESTree.JSXOpeningElement | null = null;
  walk(node, (one) => {
    if (one.type !== 'JSXOpeningElement') return;
    const spread = one.attributes.find(({ type }) => type === 'JSXSpreadAttribute');
    if (spread) tag ??= one;
  });
  return tag;
}

/** Reads a wrapper named `Controlled`; null when it is none, or keeps more than one prop. */
export function stateOf(module: Module, name: string): Wrapper | null {
  if (name !== 'Controlled') return null;
  const node = module.declarations.find(({ names }) => names.includes(name))?.node;
  if (node?.type !== 'FunctionDeclaration') return null;
  const [param] = node.params;
  const annotation = param && 'typeAnnotation' in param ? param.typeAnnotation : null;
  const names = stateNames(node);
  const tag = wrappedTag(node);
  if (!annotation || !names || tag?.name.type !== 'JSXIdentifier') return null;
  const [state, setter] = names;
  let event: string | null = null;
  let isSet = false;
  const others: [string, string][] = [];
  for (const one of tag.attributes) {
    if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') continue;
    const key = one.name.name;
    if (key === state) isSet = true;
    else if (event === null && key.startsWith('on')) event = key;
    else if (one.value?.type === 'JSXExpressionContainer') {
      others.push([key, textOf(module, one.value.expression)]);
    }
  }
  if (!isSet || event === null) return null;
  const type = textOf(module, annotation.typeAnnotation);
  return { component: tag.name.name, state, setter, event, type, others };
}

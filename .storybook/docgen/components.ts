import type { ESTree } from 'vite';
import type { Module } from '../examples/module.ts';
import { commentBefore, propsOfType, type Prop } from './types.ts';

type Node = ESTree.Node;
type Component = ESTree.Function | ESTree.ArrowFunctionExpression;

/** A component as its page documents it. */
export interface Documented {
  name: string;
  description: string;
  props: readonly (Prop & { default?: string | undefined })[];
}

/** The function of a component: itself, or what is handed to `memo`. */
function functionIn(node: Node | null | undefined): Component | null {
  if (node?.type === 'FunctionDeclaration' || node?.type === 'FunctionExpression') return node;
  if (node?.type === 'ArrowFunctionExpression') return node;
  const [inner] = node?.type === 'CallExpression' ? node.arguments : [];
  return inner ? functionIn(inner) : null;
}

/** The defaults of a component's props: in its parameter, or where it takes its props apart. */
function defaultsIn(module: Module, component: Component): Map<string, string> {
  const defaults = new Map<string, string>();
  const read = (pattern: Node): void => {
    if (pattern.type !== 'ObjectPattern') return;
    for (const one of pattern.properties) {
      if (one.type !== 'Property' || one.key.type !== 'Identifier') continue;
      if (one.value.type !== 'AssignmentPattern') continue;
      const { start, end } = one.value.right;
      defaults.set(one.key.name, module.text.slice(start, end));
    }
  };
  const [param] = component.params;
  if (param) read(param);
  for (const one of component.body?.type === 'BlockStatement' ? component.body.body : []) {
    if (one.type !== 'VariableDeclaration') continue;
    for (const { id, init } of one.declarations) if (init?.type === 'Identifier') read(id);
  }
  return defaults;
}

function documented(
  module: Module,
  name: string,
  statement: Node,
  component: Component,
): Documented {
  const [param] = component.params;
  const annotation = param && 'typeAnnotation' in param ? param.typeAnnotation : null;
  const defaults = defaultsIn(module, component);
  const props = annotation
    ? [...propsOfType({ module, node: annotation.typeAnnotation }).values()]
    : [];
  return {
    name,
    description: commentBefore(module, statement),
    props: props.map((prop) => {
      const isFlag = prop.type === 'boolean' && !prop.isRequired;
      return { ...prop, default: defaults.get(prop.name) ?? (isFlag ? 'false' : undefined) };
    }),
  };
}

/** The components that a module exports. */
export function componentsOf(module: Module): Documented[] {
  const found: Documented[] = [];
  for (const statement of module.program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const { declaration } = statement;
    const named: [string, Component | null][] =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id, init }) => [
            id.type === 'Identifier' ? id.name : '',
            functionIn(init),
          ])
        : [
            [
              'id' in declaration && declaration.id?.type === 'Identifier'
                ? declaration.id.name
                : '',
              functionIn(declaration),
            ],
          ];
    for (const [name, component] of named) {
      if (component && /^[A-Z]/.test(name))
        found.push(documented(module, name, statement, component));
    }
  }
  return found;
}

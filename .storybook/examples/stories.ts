import type { ESTree } from 'vite';
import type { Module } from './module.ts';
import { propertyOf, propsOf, type Props } from './props.ts';

type Node = ESTree.Node;
type ObjectNode = ESTree.ObjectExpression;

const none: Props = new Map();

/** The object within `{…} satisfies Meta<…>`. */
function objectIn(node: Node | null | undefined): ObjectNode | null {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') {
    return objectIn(node.expression);
  }
  return node?.type === 'ObjectExpression' ? node : null;
}

/** The stories file: its meta and its stories by the names of their exports. */
export class Stories {
  readonly module: Module;
  readonly #objects = new Map<string, ObjectNode>();
  readonly exported: string[] = [];

  constructor(module: Module) {
    this.module = module;
    for (const { node } of module.declarations) {
      if (node.type !== 'VariableDeclaration') continue;
      for (const { id, init } of node.declarations) {
        const object = objectIn(init);
        if (id.type === 'Identifier' && object) this.#objects.set(id.name, object);
      }
    }
    for (const one of module.program.body) {
      if (one.type !== 'ExportNamedDeclaration') continue;
      if (one.declaration?.type !== 'VariableDeclaration') continue;
      for (const { id } of one.declaration.declarations) {
        if (id.type === 'Identifier' && this.#objects.has(id.name)) this.exported.push(id.name);
      }
    }
  }

  /** The annotation of a story, its own or that of a story it spreads; null when only the meta may have it. */
  #own(name: string, key: string): Node | null {
    const object = this.#objects.get(name);
    if (!object) return null;
    const own = propertyOf(object, key);
    if (own) return own;
    for (const one of object.properties) {
      if (one.type !== 'SpreadElement' || one.argument.type !== 'Identifier') continue;
      const spread = this.#own(one.argument.name, key);
      if (spread) return spread;
    }
    return null;
  }

  annotation(name: string, key: string): Node | null {
    return this.#own(name, key) ?? this.#own('meta', key);
  }

  #propsOf(node: Node | null): Props {
    if (node?.type === 'Identifier') {
      const object = this.#objects.get(node.name);
      return object ? this.#propsOf(object) : new Map([[`...${node.name}`, '']]);
    }
    if (node?.type !== 'ObjectExpression') return none;
    return propsOf(this.module, node, (spread) => this.argsAt(spread));
  }

  /** The own args of a story as another one refers to them, `Default.args`; null for other nodes. */
  argsAt(node: Node): Props | null {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
    const { name } = node.object;
    return this.#objects.has(name) ? this.#propsOf(this.#own(name, 'args')) : null;
  }

  /** The args of a story over those of the meta. */
  argsOf(name: string): Props {
    const own = name === 'meta' ? none : this.#propsOf(this.#own(name, 'args'));
    return new Map([...this.#propsOf(this.#own('meta', 'args')), ...own]);
  }
}

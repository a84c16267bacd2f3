import type { ESTree } from 'vite';
import { textOf, type Edit } from './edits.ts';
import { namesIn, parseModule, walk, type Module } from './module.ts';
import { Needs } from './needs.ts';
import { attributes, element, type Props } from './props.ts';
import { Stories } from './stories.ts';
import { stateOf, type Wrapper } from './wrapper.ts';

type Node = ESTree.Node;
type RenderFunction = ESTree.ArrowFunctionExpression | ESTree.Function;

const none: Props = new Map();

/** Whether the type of a state follows from its first value. */
const isPlainValue = (text: string): boolean => /^('[^']*'|true|false)$/.test(text);

/** The function that renders a story, or null. */
function renderOf(stories: Stories, name: string): RenderFunction | null {
  const node = stories.annotation(name, 'render');
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
    ? node
    : null;
}

/** What a render function's parameter gives: the name of all args, and single ones by their names. */
interface Given {
  whole: string | null;
  rest: Props;
  single: Props;
}

function givenTo(render: RenderFunction, args: Props): Given {
  const [param] = render.params;
  if (param?.type === 'Identifier') return { whole: param.name, rest: args, single: none };
  const rest = new Map(args);
  const single = new Map<string, string>();
  let whole: string | null = null;
  if (param?.type === 'ObjectPattern') {
    for (const one of param.properties) {
      if (one.type === 'RestElement' && one.argument.type === 'Identifier') {
        whole = one.argument.name;
      } else if (one.type === 'Property' && one.key.type === 'Identifier') {
        rest.delete(one.key.name);
        if (one.value.type === 'Identifier') {
          single.set(one.value.name, args.get(one.key.name) ?? 'undefined');
        }
      }
    }
  }
  return { whole, rest, single };
}

/** The example of one story, as it is written. */
class Example {
  readonly #stories: Stories;
  readonly #states: string[] = [];
  /** Values of args that the code refers to by name. */
  readonly #values = new Map<string, string>();

  constructor(stories: Stories) {
    this.#stories = stories;
  }

  /** The props of a tag that stand after its spread and win over it. */
  #withoutLater(tag: ESTree.JSXOpeningElement, spread: Node, props: Props): Props {
    const left = new Map(props);
    for (const one of tag.attributes) {
      if (one.start <= spread.start) continue;
      if (one.type === 'JSXSpreadAttribute') {
        const others = this.#stories.argsAt(one.argument) ?? none;
        for (const name of others.keys()) left.delete(name);
      } else if (one.name.type === 'JSXIdentifier') {
        left.delete(one.name.name);
      }
    }
    return left;
  }

  /** The component of a wrapper, with the state that it keeps. */
  #stateful(wrapper: Wrapper, props: Props, own: string): string {
    const { component, state, setter, event, type, others } = wrapper;
    const number = this.#states.length === 0 ? '' : String(this.#states.length + 1);
    const initial = props.get(state) ?? 'undefined';
    const usual = this.#stories.argsOf('meta').get(state) ?? initial;
    const isPlain = !type.includes('<') && isPlainValue(usual) && isPlainValue(initial);
    const typed = isPlain ? '' : `<${type}['${state}']>`;
    this.#states.push(
      `const [${state}${number}, ${setter}${number}] = useState${typed}(${initial});`,
    );
    const given = new Map([
      ...props,
      [state, `${state}${number}`],
      [event, `${setter}${number}`],
      ...others,
    ]);
    return own === '' ? element(component, given) : `<${component} ${attributes(given)} ${own} />`;
  }

  /** The edits that put the args into what a story renders. */
  #edits(body: Node, { whole, rest, single }: Given): Edit[] {
    const { module } = this.#stories;
    const edits: Edit[] = [];
    const replaced = new Set<Node>();
    const replace = (node: Node, text: string): void => {
      replaced.add(node);
      edits.push({ start: node.start, end: node.end, text });
    };
    walk(body, (node, parent) => {
      if (replaced.has(node)) return false;
      if (node.type === 'JSXElement') {
        const tag = node.openingElement;
        const name = tag.name.type === 'JSXIdentifier' ? tag.name.name : '';
        const wrapper = stateOf(module, name);
        const spread = tag.attributes.find(
          (one) =>
            one.type === 'JSXSpreadAttribute' &&
            one.argument.type === 'Identifier' &&
            one.argument.name === whole,
        );
        if (!spread) return true;
        const props = this.#withoutLater(tag, spread, rest);
        if (wrapper) {
          const given = new Map(props);
          for (const one of tag.attributes) {
            if (one.type !== 'JSXAttribute' || one.name.type !== 'JSXIdentifier') continue;
            const { value } = one;
            const text = !value
              ? 'true'
              : value.type === 'JSXExpressionContainer'
                ? textOf(module, value.expression)
                : `'${textOf(module, value).slice(1, -1)}'`;
            given.set(one.name.name, text);
          }
          replace(node, this.#stateful(wrapper, given, ''));
          return false;
        }
        const given = new Map(props);
        if (node.children.length > 0) given.delete('children');
        replace(spread, attributes(given));
        return true;
      }
      if (node.type === 'JSXSpreadAttribute' && parent?.type === 'JSXOpeningElement') {
        const props = this.#stories.argsAt(node.argument);
        if (!props) return true;
        replace(node, attributes(this.#withoutLater(parent, node, props)));
        return false;
      }
      if (
        node.type === 'MemberExpression' &&
        node.object.type === 'Identifier' &&
        node.object.name === whole &&
        node.property.type === 'Identifier'
      ) {
        replace(node, this.#reference(node.property.name, rest.get(node.property.name)));
        return false;
      }
      if (node.type === 'Identifier' && node.name === whole) {
        this.#values.set(
          node.name,
          `{ ${[...rest].map(([key, text]) => `${key}: ${text}`).join(', ')} }`,
        );
        return false;
      }
      if (node.type === 'Property' && node.shorthand && node.value.type === 'Identifier') {
        const text = single.get(node.value.name);
        if (text === undefined) return false;
        replace(node, `${node.value.name}: ${this.#reference(node.value.name, text)}`);
        return false;
      }
      if (node.type === 'Property' && !node.computed) return true;
      if (node.type === 'Identifier' && single.has(node.name)) {
        const isName =
          (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent?.type === 'Property' && parent.key === node);
        if (!isName) replace(node, this.#reference(node.name, single.get(node.name)));
        return false;
      }
      return true;
    });
    return edits;
  }

  /** A value at its place: itself when it is short, else its name. */
  #reference(name: string, text = 'undefined'): string {
    const isTaken = this.#stories.module.declarations.some(({ names }) => names.includes(name));
    if (isTaken || /^[\w.]+$|^'[^'\n]*'$/.test(text)) return text;
    this.#values.set(name, text);
    return name;
  }

  /** What the story renders: an element, or the function `Example` when it keeps a state. */
  write(name: string): string | null {
    const { module } = this.#stories;
    const args = this.#stories.argsOf(name);
    const render = renderOf(this.#stories, name);
    if (!render) {
      const component = this.#stories.annotation(name, 'component');
      if (!component) return null;
      const named =
        component.type === 'TSInstantiationExpression' ? component.expression : component;
      return `${element(textOf(module, named), args)};`;
    }
    const { body } = render;
    if (!body) return null;
    const text = textOf(module, body, this.#edits(body, givenTo(render, args)));
    const values = [...this.#values].map(([value, is]) => `const ${value} = ${is};\n`).join('');
    const states = this.#states.join('\n');
    if (body.type === 'BlockStatement') {
      return `${values}export function Example() {\n${states}${text.slice(1)}`;
    }
    if (states === '') return `${values}${text};`;
    return `${values}export function Example() {\n${states}\n\nreturn (${text});\n}`;
  }
}

function withNeeds(module: Module, code: string): string {
  const needs = new Needs();
  needs.add(module, namesIn(parseModule('x.tsx', code).program));
  return `${needs.text()}\n\n${code}\n`;
}

/** Whether packages export all that an example imports. */
const isPublic = (example: string): boolean => !/(?:from |import\()'packages\//.test(example);

/**
 * The code blocks of a stories file by the names of its stories: what a developer would write to have what the
 * story shows. Each imports what it uses from where packages export it; a value that a story's wrapper keeps is
 * a state; data of the story stands before its use; spies are functions that do nothing. Null for a story without
 * an example, also for a part that no package exports: what names it could not be copied.
 */
export function examplesOf(module: Module): Map<string, string | null> {
  const stories = new Stories(module);
  const examples = new Map<string, string | null>();
  for (const name of stories.exported) {
    const code = new Example(stories).write(name);
    const example = code === null ? null : withNeeds(module, code);
    examples.set(name, example !== null && isPublic(example) ? example : null);
  }
  return examples;
}

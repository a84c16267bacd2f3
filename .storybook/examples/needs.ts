import type { ESTree } from 'vite';
import { textOf } from './edits.ts';
import { namesIn, originOf, parseModule, readModule, type Module } from './module.ts';

/** The statements and imports that a piece of code needs. */
export class Needs {
  readonly #imports = new Map<string, Map<string, boolean>>();
  readonly #declared: string[] = [];
  readonly #seen = new Set<ESTree.Node>();

  #import(from: string, name: string, isType: boolean): void {
    const names = this.#imports.get(from) ?? new Map<string, boolean>();
    names.set(name, isType && names.get(name) !== false);
    this.#imports.set(from, names);
  }

  /** Adds what these names mean in a module. */
  add(module: Module, names: ReadonlySet<string>): void {
    for (const declaration of module.declarations) {
      if (!declaration.names.some((name) => names.has(name))) continue;
      if (this.#seen.has(declaration.node)) continue;
      this.#seen.add(declaration.node);
      const text = textOf(module, declaration.node);
      this.add(module, namesIn(parseModule('x.tsx', text).program));
      this.#declared.push(text);
    }
    for (const [local, imported] of module.imports) {
      if (!names.has(local)) continue;
      const origin = originOf(module, imported);
      if ('from' in origin) {
        const name = imported.name === local ? local : `${imported.name} as ${local}`;
        this.#import(origin.from, name, imported.isType);
      } else {
        this.add(readModule(origin.copyOf), new Set([imported.name]));
      }
    }
    if (names.has('useState')) this.#import('react', 'useState', false);
  }

  /** The imports and declarations before the code. */
  text(): string {
    // React first, then by package; types after what they are types of.
    const order = (from: string): string => (from === 'react' ? '' : from);
    const imports = [...this.#imports]
      .toSorted(([a], [b]) => (order(a) < order(b) ? -1 : 1))
      .map(([from, names]) => {
        const whole = [...names.keys()].filter((name) => name.startsWith('*'));
        const single = [...names]
          .filter(([name]) => !whole.includes(name))
          .toSorted(([, a], [, b]) => Number(a) - Number(b))
          .map(([name, isType]) => (isType ? `type ${name}` : name));
        const parts = [...whole, ...(single.length > 0 ? [`{ ${single.join(', ')} }`] : [])];
        return parts.map((part) => `import ${part} from '${from}';`).join('\n');
      });
    return [imports.join('\n'), ...this.#declared].join('\n\n');
  }
}

/** What a file imports: names by module; a name with `type ` before it is one. */
export type Imports = Readonly<Record<string, readonly string[]>>;

const typeMark = 'type ';
const bare = (name: string): string => name.replace(typeMark, '');

/** Where modules stand among the imports: packages, then files further away, then those beside. */
const rankOf = (module: string): number =>
  module.startsWith('.') ? (module.startsWith('..') ? 1 : 2) : 0;

/** The import statements of a file, each module once, in the order of their names. */
export function importLines(...all: (Imports | undefined)[]): string {
  const names = new Map<string, Set<string>>();
  for (const [module, found] of all.flatMap((one) => Object.entries(one ?? {}))) {
    names.set(module, new Set([...(names.get(module) ?? []), ...found]));
  }
  return [...names]
    .filter(([, found]) => found.size > 0)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map(([module, found]) => {
      const values = new Set([...found].filter((name) => !name.startsWith(typeMark)));
      const sorted = [...found]
        .filter((name) => !values.has(bare(name)) || values.has(name))
        .toSorted((a, b) => (bare(a).toLowerCase() < bare(b).toLowerCase() ? -1 : 1));
      const isTypes = sorted.every((name) => name.startsWith(typeMark));
      const list = (isTypes ? sorted.map(bare) : sorted).join(', ');
      const namespace = /^\* as \w+$/.test(list);
      return `import ${isTypes ? typeMark : ''}${namespace ? list : `{ ${list} }`} from '${module}';`;
    })
    .join('\n');
}

/** Lines of code; those that are not wanted are left out. */
export const lines = (...all: (string | false | null | undefined)[]): string =>
  all.filter((one) => typeof one === 'string').join('\n');

/** A text as its literal in code. */
export const literal = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/** The source of an object, on one line: oxfmt breaks it where it is too long. */
export const objectOf = (
  entries: readonly (readonly [key: string, code: string] | false)[],
): string =>
  `{ ${entries
    .flatMap((entry) =>
      entry ? [entry[0] === entry[1] ? entry[0] : `${entry[0]}: ${entry[1]}`] : [],
    )
    .join(', ')} }`;

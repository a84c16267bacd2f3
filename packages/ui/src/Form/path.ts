/** A place in the values of a form: `name`, `guests.0.name`. */
export type Path = string;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Split paths: there are as many as a form has fields. */
const splitPaths = new Map<Path, readonly string[]>();

function keysOf(path: Path): readonly string[] {
  const known = splitPaths.get(path) ?? path.split('.');
  splitPaths.set(path, known);
  return known;
}

/** The value at a path, or undefined. */
export function readPath(values: unknown, path: Path): unknown {
  let part = values;
  for (const key of keysOf(path)) part = isContainer(part) ? part[key] : undefined;
  return part;
}

/** A copy of the values with another one at a path; everything off the path keeps its identity. */
export function writePath<Values>(values: Values, path: Path, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const before = isContainer(values) ? values[key] : undefined;
  const after = rest.length === 0 ? value : writePath(before, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(key), after) as Values;
  return { ...values, [key]: after };
}

/** Whether a path equals another one or is below it. */
export function isAtOrBelow(path: Path, other: Path): boolean {
  return path === other || path.startsWith(`${other}.`);
}

/** Deep equality of plain objects and arrays; other objects are compared by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other)) return false;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Arrays and plain objects; not a `File`, for example. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

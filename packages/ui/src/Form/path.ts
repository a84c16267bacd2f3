/** A place in the values of a form: `name`, `guests.0.name`. */
export type Path = string;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands at a path; undefined where nothing does. */
export function readPath(values: unknown, path: Path): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (isContainer(part) ? part[key] : undefined), values);
}

/** The values with another one at a path; all that is not on the way there stays the same object. */
export function writePath<Values>(values: Values, path: Path, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const before = isContainer(values) ? values[key] : undefined;
  const after = rest.length === 0 ? value : writePath(before, rest.join('.'), value);
  if (Array.isArray(values)) return values.with(Number(key), after) as Values;
  return { ...values, [key]: after };
}

/** Whether a path is another one, or lies below it. */
export function isAtOrBelow(path: Path, other: Path): boolean {
  return path === other || path.startsWith(`${other}.`);
}

/** Whether two values say the same, whatever objects they are made of. */
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

/** Lists and records, whose content is all there is to them; a file is more than that. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

import { commonTexts, type CommonTexts } from '../lib/texts.ts';
import { formTexts } from './texts.ts';

export type FormErrors = Readonly<Record<Path, string>>;

const picked = (errors: FormErrors, isPicked: (path: Path) => boolean): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isPicked(path)));

export function errorAt(errors: FormErrors, path: Path): string | undefined {
  return Object.hasOwn(errors, path) ? errors[path] : undefined;
}

/** The error of a field, or the first one below it: `dates.begin` belongs to the field `dates`. */
export function errorOfField(errors: FormErrors, path: Path): string | undefined {
  const part = Object.keys(errors).find((one) => isAtOrBelow(one, path));
  return errorAt(errors, path) ?? (part === undefined ? undefined : errors[part]);
}

/** The errors that remain after a change at a path. */
export function withoutPath(errors: FormErrors, path: Path): FormErrors {
  return picked(errors, (one) => !isAtOrBelow(one, path) && !isAtOrBelow(path, one));
}

/** The shown errors that still apply, with their current messages; no new ones. */
export function remainingErrors(shown: FormErrors, current: FormErrors): FormErrors {
  return picked(current, (path) => Object.hasOwn(shown, path));
}

/** The errors after a row of a list was removed: those of later rows move up. */
export function withoutRow(errors: FormErrors, list: Path, row: number): FormErrors {
  const moved = Object.entries(errors).flatMap(([path, message]) => {
    if (!path.startsWith(`${list}.`)) return [[path, message] as const];
    const [place = '', ...rest] = path.slice(list.length + 1).split('.');
    const index = Number(place);
    if (index === row) return [];
    const now = index > row ? index - 1 : index;
    return [[[list, now, ...rest].join('.'), message] as const];
  });
  return Object.fromEntries(moved);
}

/** A place in the values of a form: `name`, `guests.0.name`. */
export type Path = string;

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path, or undefined. */
export function readPath(values: unknown, path: Path): unknown {
  let part = values;
  for (const key of path.split('.')) part = isContainer(part) ? part[key] : undefined;
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

/** Why a submit failed: what `onSubmit` returns, or throws as an error of this shape. */
export interface SubmitError {
  /** The message for the form as a whole. */
  message?: string | undefined;
  /** By the paths of the fields, as `guests.0.idcard`. */
  fields?: FormErrors | undefined;
}

export interface FormProblem {
  message: string;
  cause: unknown;
}

/** Errors where they are shown: at mounted fields, and one of the form for those that no field can show. */
interface PlacedErrors {
  errors: FormErrors;
  problem: FormProblem | null;
}

/** Of the messages of a form. */
export type ErrorTexts = Pick<typeof formTexts, 'item'> &
  Pick<CommonTexts, 'sentences' | 'actionFailed'>;

/** In Chinese. */
export const errorTexts = (): ErrorTexts => ({ ...formTexts, ...commonTexts });

/** The message of a field that is not on the screen: in a list, with the number of its item. */
function withItem(path: Path, message: string, texts: ErrorTexts): string {
  const index = path.split('.').findLast((key) => /^\d+$/.test(key));
  return index === undefined ? message : texts.item(Number(index) + 1, message);
}

/** Splits errors by whether a mounted field can show them. */
export function placeErrors(
  errors: FormErrors,
  hasField: (path: Path) => boolean,
  cause: unknown = errors,
  texts: ErrorTexts = errorTexts(),
): PlacedErrors {
  const others = Object.entries(errors).filter(([path]) => !hasField(path));
  const messages = new Set(others.map(([path, message]) => withItem(path, message, texts)));
  return {
    errors: picked(errors, hasField),
    problem: messages.size > 0 ? { message: texts.sentences([...messages]), cause } : null,
  };
}

/** Splits a submit's error by whether a mounted field can show it; one that `isReported` is shown elsewhere already. */
export function placeSubmitError(
  result: unknown,
  hasField: (path: Path) => boolean,
  texts: ErrorTexts = errorTexts(),
): PlacedErrors {
  const { message, fields, isReported } = isContainer(result) ? result : {};
  if (isReported === true) return { errors: {}, problem: null };
  const byPath = isContainer(fields) ? Object.entries(fields) : [];
  if (byPath.length === 0) {
    const text = typeof message === 'string' ? message : '';
    return { errors: {}, problem: { message: text || texts.actionFailed, cause: result } };
  }
  const errors = Object.fromEntries(byPath.map(([path, text]) => [path, String(text)]));
  return placeErrors(errors, hasField, result, texts);
}

import { isAtOrBelow, type Path } from './path.ts';

/** Error messages by the paths of the fields. */
export type FormErrors = Readonly<Record<Path, string>>;

const picked = (errors: FormErrors, isPicked: (path: Path) => boolean): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isPicked(path)));

/** The error at exactly this path. */
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

/** Splits errors by whether a mounted field can show them. */
export function placeErrors(
  errors: FormErrors,
  hasField: (path: Path) => boolean,
): { atFields: FormErrors; elsewhere: readonly string[] } {
  const elsewhere = Object.entries(errors).filter(([path]) => !hasField(path));
  return {
    atFields: picked(errors, hasField),
    elsewhere: [...new Set(elsewhere.map(([, message]) => message))],
  };
}

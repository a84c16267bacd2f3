import { isAtOrBelow, type Path } from './path.ts';

/** What is wrong with each field, by its path. */
export type FormErrors = Readonly<Record<Path, string>>;

const chosen = (errors: FormErrors, isChosen: (path: Path) => boolean): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isChosen(path)));

/** The message of one path alone. */
export function errorAt(errors: FormErrors, path: Path): string | undefined {
  return Object.hasOwn(errors, path) ? errors[path] : undefined;
}

/** The message of a field, or the first one of a part of it: `dates.begin` belongs to the field `dates`. */
export function errorOfField(errors: FormErrors, path: Path): string | undefined {
  const part = Object.keys(errors).find((one) => isAtOrBelow(one, path));
  return errorAt(errors, path) ?? (part === undefined ? undefined : errors[part]);
}

/** The errors that a change at a path leaves standing. */
export function withoutPath(errors: FormErrors, path: Path): FormErrors {
  return chosen(errors, (one) => !isAtOrBelow(one, path) && !isAtOrBelow(path, one));
}

/** Of the errors in sight those that are still there, in their newest words; no new ones. */
export function stillWrong(shown: FormErrors, found: FormErrors): FormErrors {
  return chosen(found, (path) => Object.hasOwn(shown, path));
}

/** The errors after a row was taken out of a list: its own are gone, those of later rows move up. */
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

/** Messages told from outside, parted by whether a field of the form can show them. */
export function placeErrors(
  told: FormErrors,
  hasField: (path: Path) => boolean,
): { atFields: FormErrors; elsewhere: readonly string[] } {
  const elsewhere = Object.entries(told).filter(([path]) => !hasField(path));
  return {
    atFields: chosen(told, hasField),
    elsewhere: [...new Set(elsewhere.map(([, message]) => message))],
  };
}

import type { FormErrors } from './errors.ts';
import { stillWrong, withoutPath, withoutRow } from './errors.ts';
import { readPath, writePath, type Path } from './path.ts';
import type { FormProblem } from './refusal.ts';
import { addKey, freshKeys, removeKey, type RowKeys } from './rowKeys.ts';

/** All that a form knows; it is replaced, never changed. */
export interface FormState<Values> {
  values: Values;
  /** The values that would be lost by nobody: the first ones, or those that were saved last. */
  saved: Values;
  /** What the check found at the last submit and is still so. */
  found: FormErrors;
  /** What the last submit was answered with, until the field is changed. */
  told: FormErrors;
  problem: FormProblem | null;
  isPending: boolean;
  rowKeys: Readonly<Record<Path, RowKeys>>;
}

/** Finds what is wrong with values; null where that cannot be said at once. */
export type FindErrors<Values> = (values: Values) => FormErrors | null;

export function firstState<Values>(initial: Values): FormState<Values> {
  return {
    values: initial,
    saved: initial,
    found: {},
    told: {},
    problem: null,
    isPending: false,
    rowKeys: {},
  };
}

/** The list at a path; an empty one where there is none. */
function rowsAt(values: unknown, list: Path): readonly unknown[] {
  const rows = readPath(values, list);
  return Array.isArray(rows) ? rows : [];
}

/** The keys of a list's rows: they stay with their rows when others come and go. */
export function keysAt<Values>({ values, rowKeys }: FormState<Values>, list: Path): RowKeys {
  const rows = rowsAt(values, list);
  const known = rowKeys[list];
  return known?.keys.length === rows.length ? known : freshKeys(rows.length, known);
}

/** Puts a value at a path. Errors in sight are looked at again; new ones wait for the next submit. */
export function withValue<Values>(
  state: FormState<Values>,
  path: Path,
  value: unknown,
  find: FindErrors<Values>,
): FormState<Values> {
  const values = writePath(state.values, path, value);
  const told = withoutPath(state.told, path);
  return { ...state, values, told, found: stillFound(state.found, path, values, find) };
}

function stillFound<Values>(
  shown: FormErrors,
  path: Path,
  values: Values,
  find: FindErrors<Values>,
): FormErrors {
  if (Object.keys(shown).length === 0) return shown;
  const found = find(values);
  return found === null ? withoutPath(shown, path) : stillWrong(shown, found);
}

export function withRow<Values>(
  state: FormState<Values>,
  list: Path,
  row: unknown,
  find: FindErrors<Values>,
): FormState<Values> {
  const keys = addKey(keysAt(state, list));
  const next = withValue(state, list, [...rowsAt(state.values, list), row], find);
  // The rows that are there keep their messages: only the list itself was changed.
  const told = Object.fromEntries(Object.entries(state.told).filter(([path]) => path !== list));
  return { ...next, told, rowKeys: { ...state.rowKeys, [list]: keys } };
}

export function withoutRowAt<Values>(
  state: FormState<Values>,
  list: Path,
  place: number,
  find: FindErrors<Values>,
): FormState<Values> {
  const keys = removeKey(keysAt(state, list), place);
  const rows = rowsAt(state.values, list).toSpliced(place, 1);
  const moved = {
    ...state,
    found: withoutRow(state.found, list, place),
    told: withoutRow(state.told, list, place),
  };
  const next = withValue(moved, list, rows, find);
  return { ...next, told: moved.told, rowKeys: { ...state.rowKeys, [list]: keys } };
}

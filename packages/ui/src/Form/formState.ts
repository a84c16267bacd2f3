import {
  remainingErrors,
  withoutPath,
  withoutRow,
  readPath,
  writePath,
  type FormErrors,
  type Path,
  type FormProblem,
} from './errors.ts';

/** The state of a form: an immutable object. */
export interface FormState<Values> {
  values: Values;
  /** The default or last saved values; the dirty check compares against them. */
  saved: Values;
  /** Errors of the last submit's check that still apply. */
  clientErrors: FormErrors;
  /** Errors that the last submit was rejected with, until the field changes. */
  serverErrors: FormErrors;
  problem: FormProblem | null;
  isPending: boolean;
  rowKeys: Readonly<Record<Path, RowKeys>>;
}

/** Checks values; null where the check is asynchronous. */
export type ClientCheck<Values> = (values: Values) => FormErrors | null;

export function initialState<Values>(initial: Values): FormState<Values> {
  return {
    values: initial,
    saved: initial,
    clientErrors: {},
    serverErrors: {},
    problem: null,
    isPending: false,
    rowKeys: {},
  };
}

/** The list at a path; empty if there is none. */
function rowsAt(values: unknown, list: Path): readonly unknown[] {
  const rows = readPath(values, list);
  return Array.isArray(rows) ? rows : [];
}

/** The keys of a list's rows: a row keeps its key when others are added or removed. */
export function keysAt<Values>({ values, rowKeys }: FormState<Values>, list: Path): RowKeys {
  const rows = rowsAt(values, list);
  const known = rowKeys[list];
  return known?.keys.length === rows.length ? known : freshKeys(rows.length, known);
}

/** Sets a value at a path. Shown errors are checked again; new ones appear with the next submit. */
export function withValue<Values>(
  state: FormState<Values>,
  path: Path,
  value: unknown,
  check: ClientCheck<Values>,
): FormState<Values> {
  const values = writePath(state.values, path, value);
  const shown = state.clientErrors;
  const current = Object.keys(shown).length === 0 ? null : check(values);
  return {
    ...state,
    values,
    serverErrors: withoutPath(state.serverErrors, path),
    clientErrors: current === null ? withoutPath(shown, path) : remainingErrors(shown, current),
  };
}

export function withRow<Values>(
  state: FormState<Values>,
  list: Path,
  row: unknown,
  check: ClientCheck<Values>,
): FormState<Values> {
  const { keys, next: key } = keysAt(state, list);
  const rowKeys = { keys: [...keys, key], next: key + 1 };
  const next = withValue(state, list, [...rowsAt(state.values, list), row], check);
  // Rows keep their errors: only the list itself has changed.
  const serverErrors = Object.fromEntries(
    Object.entries(state.serverErrors).filter(([path]) => path !== list),
  );
  return { ...next, serverErrors, rowKeys: { ...state.rowKeys, [list]: rowKeys } };
}

export function withoutRowAt<Values>(
  state: FormState<Values>,
  list: Path,
  place: number,
  check: ClientCheck<Values>,
): FormState<Values> {
  const { keys, next: key } = keysAt(state, list);
  const rowKeys = { keys: keys.toSpliced(place, 1), next: key };
  const rows = rowsAt(state.values, list).toSpliced(place, 1);
  const moved = {
    ...state,
    clientErrors: withoutRow(state.clientErrors, list, place),
    serverErrors: withoutRow(state.serverErrors, list, place),
  };
  const next = withValue(moved, list, rows, check);
  const { serverErrors } = moved;
  return { ...next, serverErrors, rowKeys: { ...state.rowKeys, [list]: rowKeys } };
}

/** The keys of a list's rows, and the next key: a key is never used twice. */
export interface RowKeys {
  keys: readonly number[];
  next: number;
}

/** New keys for `count` rows. */
function freshKeys(count: number, before: RowKeys = { keys: [], next: 0 }): RowKeys {
  const keys = Array.from({ length: count }, (_, place) => before.next + place);
  return { keys, next: before.next + count };
}

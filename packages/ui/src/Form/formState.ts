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

/** Checks values. */
export type ClientCheck<Values> = (values: Values) => FormErrors;

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
  const known = rowKeys[list] ?? { keys: [], next: 0 };
  if (known.keys.length === rows.length) return known;
  const keys = rows.map((_, place) => known.next + place);
  return { keys, next: known.next + rows.length };
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
  const isShown = Object.keys(shown).length > 0;
  return {
    ...state,
    values,
    serverErrors: withoutPath(state.serverErrors, path),
    clientErrors: isShown ? remainingErrors(shown, check(values)) : shown,
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
  const { [list]: _ofList, ...serverErrors } = state.serverErrors;
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

import { createStore } from '../lib/store.ts';
import {
  errorTexts,
  placeErrors,
  placeSubmitError,
  type ErrorTexts,
  type FormErrors,
  type Path,
  type SubmitError,
  remainingErrors,
  withoutPath,
  withoutRow,
  readPath,
  writePath,
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
  const isChanged = readPath(state.values, path) !== value;
  return {
    ...state,
    values,
    // It was said of other values.
    problem: isChanged ? null : state.problem,
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

/** The result of `onSubmit`: nothing when saved, false when nothing was sent, else the error. */
export type SubmitResult = SubmitError | false | void;

/** The result of a check: the values to send, or errors by the paths of the fields. */
export type Checked<Output> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

export interface FormHandlers<Values, Output> {
  /** Validates the values at submit: returns the values to send, or errors by the paths of the fields. */
  check: (values: Values) => Checked<Output>;
  /**
   * Sends the checked values. An error that it throws or returns is shown at its fields (`fields`, by
   * path), and otherwise above the buttons. False: nothing was sent, as when a confirmation comes first.
   */
  onSubmit: (values: Output) => SubmitResult | Promise<SubmitResult>;
}

/** The state of a form and its subscribers. The object is stable while the form is mounted. */
export type FormStore<Values> = ReturnType<typeof createFormStore<Values, never>>;

export function createFormStore<Values, Output>(
  initial: Values,
  handlers: FormHandlers<Values, Output>,
  readTexts: () => ErrorTexts = errorTexts,
) {
  const store = createStore(initialState(initial));
  const { get: state, set: replace } = store;
  const setters = new Map<Path, (value: unknown) => void>();
  const parts = new Set<(path: Path) => boolean>();
  const hasField = (path: Path): boolean => [...parts].some((has) => has(path));

  const check = (values: Values): FormErrors => handlers.check(values).errors ?? {};

  const stop = (shown: Partial<FormState<Values>>): false => {
    replace({ ...state(), ...shown, isPending: false });
    return false;
  };
  const showClientErrors = (found: FormErrors): false => {
    const { errors, problem } = placeErrors(found, hasField, found, readTexts());
    return stop({ clientErrors: errors, serverErrors: {}, problem });
  };
  const showServerErrors = (result: unknown): false => {
    const { errors, problem } = placeSubmitError(result, hasField, readTexts());
    return stop({ serverErrors: errors, problem });
  };
  const send = async (output: Output): Promise<boolean> => {
    const { values: sent } = state();
    replace({ ...state(), clientErrors: {}, serverErrors: {}, problem: null, isPending: true });
    try {
      const result = await handlers.onSubmit(output);
      if (result === false) return stop({});
      if (result !== undefined) return showServerErrors(result);
      replace({ ...state(), saved: sent, isPending: false });
      return true;
    } catch (error) {
      return showServerErrors(error);
    }
  };

  return {
    state,
    change: (
      next: (before: FormState<Values>, check: ClientCheck<Values>) => FormState<Values>,
    ): void => replace(next(state(), check)),
    /** A setter for a path. It is stable, so that memoized fields are skipped. */
    setterFor: (path: Path) => {
      const known = setters.get(path);
      const setterFor = (value: unknown): void => replace(withValue(state(), path, value, check));
      if (known === undefined) setters.set(path, setterFor);
      return known ?? setterFor;
    },
    /** Shows what is wrong with a field as it is left; what is wrong with others appears with the next submit. */
    checkField: (path: Path): void => {
      const { [path]: message } = check(state().values);
      if (message === undefined) return;
      replace({ ...state(), clientErrors: { ...state().clientErrors, [path]: message } });
    },
    subscribe: store.subscribe,
    /** Registers which fields are mounted: an error of any other path is shown for the whole form. */
    registerFields: (has: (path: Path) => boolean) => {
      parts.add(has);
      return (): void => void parts.delete(has);
    },
    submit: (): boolean | Promise<boolean> => {
      if (state().isPending) return false;
      const checked = handlers.check(state().values);
      return checked.errors ? showClientErrors(checked.errors) : send(checked.values);
    },
  };
}

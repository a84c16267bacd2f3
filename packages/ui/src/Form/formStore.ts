import { initialState, withValue, type ClientCheck, type FormState } from './formState.ts';
import { createStore } from '../lib/store.ts';
import {
  placeErrors,
  placeSubmitError,
  problemOf,
  type FormErrors,
  type Path,
  type SubmitError,
} from './errors.ts';

/** The result of `onSubmit`: nothing when saved, false when nothing was sent, else the error. */
export type SubmitResult = SubmitError | false | void;

/** The check and the submit handler of a form. */
export interface FormHandlers<Values, Output> {
  /**
   * Validates the values at submit: a Standard Schema (zod, valibot), or a function that returns
   * `{ values }` to send or `{ errors }` by the paths of the fields.
   */
  check: Check<Values, Output>;
  /**
   * Sends the checked values. An error that it throws or returns is shown at its fields (`fields`, by
   * path), and otherwise above the buttons. False: nothing was sent, as when a confirmation comes first.
   */
  onSubmit: (values: Output) => SubmitResult | Promise<SubmitResult>;
}

/** The state of a form and its subscribers. The object is stable while the form is mounted. */
export interface FormStore<Values> {
  state: () => FormState<Values>;
  change: (
    next: (state: FormState<Values>, check: ClientCheck<Values>) => FormState<Values>,
  ) => void;
  /** A setter for a path. It is stable, so that memoized fields are skipped. */
  changer: (path: Path) => (value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
  /** Registers which fields are mounted: an error of any other path is shown for the whole form. */
  registerFields: (hasField: (path: Path) => boolean) => () => void;
  submit: () => boolean | Promise<boolean>;
}

/** A store whose handlers are updated after each render. */
export interface UpdatableStore<Values, Output> extends FormStore<Values> {
  update: (handlers: FormHandlers<Values, Output>) => void;
}

/** Creates the store of one form. */
export function createFormStore<Values, Output>(
  initial: Values,
  firstHandlers: FormHandlers<Values, Output>,
): UpdatableStore<Values, Output> {
  let handlers = firstHandlers;
  const store = createStore(initialState(initial));
  const { get: state, set: replace } = store;
  const changers = new Map<Path, (value: unknown) => void>();
  const parts = new Set<(path: Path) => boolean>();
  const hasField = (path: Path): boolean => [...parts].some((has) => has(path));

  const check = (values: Values): FormErrors | null => {
    const checked = runCheck(handlers.check, values);
    return checked instanceof Promise ? null : (checked.errors ?? {});
  };

  const stop = (shown: Partial<FormState<Values>>): false => {
    replace({ ...state(), ...shown, isPending: false });
    return false;
  };
  const showClientErrors = (errors: FormErrors): false => {
    const { atFields, elsewhere } = placeErrors(errors, hasField);
    const problem = problemOf(elsewhere, errors);
    return stop({ clientErrors: atFields, serverErrors: {}, problem });
  };
  const showServerErrors = (result: unknown): false => {
    const { errors, problem } = placeSubmitError(result, hasField);
    return stop({ serverErrors: errors, problem });
  };
  const send = async (checking: Checked<Output> | Promise<Checked<Output>>): Promise<boolean> => {
    const { values: sent } = state();
    replace({ ...state(), clientErrors: {}, serverErrors: {}, problem: null, isPending: true });
    try {
      const checked = await checking;
      if (checked.errors) return showClientErrors(checked.errors);
      const result = await handlers.onSubmit(checked.values);
      if (result === false) return stop({});
      if (result !== undefined) return showServerErrors(result);
      replace({ ...state(), saved: sent, isPending: false });
      return true;
    } catch (error) {
      return showServerErrors(error);
    }
  };

  return {
    update: (next) => {
      handlers = next;
    },
    state,
    change: (next) => replace(next(state(), check)),
    changer: (path) => {
      const known = changers.get(path);
      const changer = (value: unknown): void => replace(withValue(state(), path, value, check));
      if (known === undefined) changers.set(path, changer);
      return known ?? changer;
    },
    subscribe: store.subscribe,
    registerFields: (has) => {
      parts.add(has);
      return () => parts.delete(has);
    },
    submit: () => {
      if (state().isPending) return false;
      const checked = runCheck(handlers.check, state().values);
      const isRefused = !(checked instanceof Promise) && checked.errors !== undefined;
      return isRefused ? showClientErrors(checked.errors) : send(checked);
    },
  };
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A schema that implements Standard Schema (standardschema.dev), as those of zod and valibot do. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}

/** The result of a check: the values to send, or errors by the paths of the fields. */
export type Checked<Output> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

/** Validates values: a schema, or a function. */
export type Check<Values, Output> =
  | StandardSchema<Output>
  | ((values: Values) => Checked<Output> | Promise<Checked<Output>>);

function pathOf({ path = [] }: Issue): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

/** Keeps the first issue of each path. */
function checkedOf<Output>(result: Result<Output>): Checked<Output> {
  if (result.issues === undefined) return { values: result.value };
  const entries = result.issues.map((issue) => [pathOf(issue), issue.message] as const);
  return { errors: Object.fromEntries(entries.toReversed()) };
}

/** Runs a check; synchronously if the check is synchronous. */
export function runCheck<Values, Output>(
  check: Check<Values, Output>,
  values: Values,
): Checked<Output> | Promise<Checked<Output>> {
  if (typeof check === 'function') return check(values);
  const result = check['~standard'].validate(values);
  return result instanceof Promise ? result.then(checkedOf) : checkedOf(result);
}

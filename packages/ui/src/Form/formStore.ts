import { initialState, withValue, type ClientCheck, type FormState } from './formState.ts';
import { createStore } from '../lib/store.ts';
import {
  placeErrors,
  placeSubmitError,
  type FormErrors,
  type Path,
  type SubmitError,
} from './errors.ts';

/** The result of `onSubmit`: nothing when saved, false when nothing was sent, else the error. */
export type SubmitResult = SubmitError | false | void;

/** The result of a check: the values to send, or errors by the paths of the fields. */
export type Checked<Output> =
  | { values: Output; errors?: undefined }
  | { values?: undefined; errors: FormErrors };

/** The check and the submit handler of a form. */
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

/** Creates the store of one form. */
export function createFormStore<Values, Output>(
  initial: Values,
  handlers: FormHandlers<Values, Output>,
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
    const { errors, problem } = placeErrors(found, hasField);
    return stop({ clientErrors: errors, serverErrors: {}, problem });
  };
  const showServerErrors = (result: unknown): false => {
    const { errors, problem } = placeSubmitError(result, hasField);
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

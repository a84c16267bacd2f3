import { runCheck, type Check, type Checked } from './check.ts';
import { firstState, withValue, type FindErrors, type FormState } from './formState.ts';
import { placeErrors, type FormErrors } from './errors.ts';
import type { Path } from './path.ts';
import { placeRefusal, type FormRefusal } from './refusal.ts';

/** The result of `onSubmit`: nothing when saved, false when not sent, as before a question, else why not. */
export type FormAnswer = FormRefusal | false | void;

/** What a form does with what was filled in. */
export interface FormDeed<Values, Output> {
  check: Check<Values, Output>;
  onSubmit: (values: Output) => FormAnswer | Promise<FormAnswer>;
}

/** A form's state, and who wants to know of its changes. It is the same object as long as the form is there. */
export interface FormStore<Values> {
  state: () => FormState<Values>;
  change: (next: (state: FormState<Values>, find: FindErrors<Values>) => FormState<Values>) => void;
  /** Puts values at a path: the same function for the same path, so that fields may compare it. */
  changer: (path: Path) => (value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
  /** Says which fields are on the page, for messages to find them. */
  addFields: (hasField: (path: Path) => boolean) => () => void;
  submit: () => boolean | Promise<boolean>;
}

/** A store that can be told what to do from now on, as each rendering makes new functions. */
export interface DirectedStore<Values, Output> extends FormStore<Values> {
  follow: (deed: FormDeed<Values, Output>) => void;
}

/** Makes the store of one form. */
export function createFormStore<Values, Output>(
  initial: Values,
  firstDeed: FormDeed<Values, Output>,
): DirectedStore<Values, Output> {
  let deed = firstDeed;
  let state = firstState(initial);
  const listeners = new Set<() => void>();
  const changers = new Map<Path, (value: unknown) => void>();
  const parts = new Set<(path: Path) => boolean>();
  const hasField = (path: Path): boolean => [...parts].some((has) => has(path));

  const replace = (next: FormState<Values>): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const find = (values: Values): FormErrors | null => {
    const checked = runCheck(deed.check, values);
    return checked instanceof Promise ? null : (checked.errors ?? {});
  };

  const refuseHere = (errors: FormErrors): false => {
    const { atFields, elsewhere } = placeErrors(errors, hasField);
    const problem = elsewhere.length > 0 ? { message: elsewhere.join('；'), cause: errors } : null;
    replace({ ...state, found: atFields, told: {}, problem, isPending: false });
    return false;
  };
  const refuse = (answer: unknown): false => {
    const { errors, problem } = placeRefusal(answer, hasField);
    replace({ ...state, told: errors, problem, isPending: false });
    return false;
  };
  const send = async (checking: Checked<Output> | Promise<Checked<Output>>): Promise<boolean> => {
    const { values: sent } = state;
    replace({ ...state, found: {}, told: {}, problem: null, isPending: true });
    try {
      const checked = await checking;
      if (checked.errors) return refuseHere(checked.errors);
      const answer = await deed.onSubmit(checked.values);
      if (answer === false) {
        replace({ ...state, isPending: false });
        return false;
      }
      if (answer !== undefined) return refuse(answer);
      replace({ ...state, saved: sent, isPending: false });
      return true;
    } catch (error) {
      return refuse(error);
    }
  };

  return {
    follow: (next) => {
      deed = next;
    },
    state: () => state,
    change: (next) => replace(next(state, find)),
    changer: (path) => {
      const known = changers.get(path);
      const changer = (value: unknown): void => replace(withValue(state, path, value, find));
      if (known === undefined) changers.set(path, changer);
      return known ?? changer;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addFields: (has) => {
      parts.add(has);
      return () => parts.delete(has);
    },
    submit: () => {
      if (state.isPending) return false;
      const checked = runCheck(deed.check, state.values);
      const isRefused = !(checked instanceof Promise) && checked.errors !== undefined;
      return isRefused ? refuseHere(checked.errors) : send(checked);
    },
  };
}

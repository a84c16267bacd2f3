import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createFormStore, type Check, type SubmitResult, type FormStore } from './formStore.ts';
import { viewOf, createFormReader, type FormView } from './formView.ts';

export interface FormOptions<Values extends object, Output = Values> {
  /** The initial values. Later ones are ignored; use `reset`. */
  defaultValues: Values;
  /**
   * Validates the values at submit: a Standard Schema (zod, valibot), or a function that returns
   * `{ values }` to send or `{ errors }` by the paths of the fields.
   */
  check: Check<Values, Output>;
  /**
   * Sends the checked values. An error that it throws or returns is shown at its fields (`fields`, by
   * path), and otherwise above the buttons. False: nothing was sent, as when a question is asked first.
   */
  onSubmit: (values: Output) => SubmitResult | Promise<SubmitResult>;
}

/** A form that only the server validates. */
export type UncheckedFormOptions<Values extends object> = Omit<FormOptions<Values>, 'check'>;

/**
 * The state of a form: values, validation and submission.
 *
 * Fields are bound by `form.field('name')`. Only a component that binds a field renders again when its
 * value changes; its other fields are memoized and skipped. Give slow parts a `FormPart`, or a component
 * with `useFormPart`.
 *
 * Errors appear with the first submit and disappear one by one as they are corrected; new ones appear
 * with the next submit. For one field without rules `useState` is enough.
 */
export function useForm<Values extends object, Output>(
  options: FormOptions<Values, Output>,
): FormView<Values>;
export function useForm<Values extends object>(
  options: UncheckedFormOptions<Values>,
): FormView<Values>;
export function useForm<Values extends object>(
  options: UncheckedFormOptions<Values> & { check?: Check<Values, Values> },
): FormView<Values> {
  const { defaultValues, check = (values) => ({ values }), onSubmit } = options;
  const [store] = useState(() => createFormStore(defaultValues, { check, onSubmit }));
  useLayoutEffect(() => store.update({ check, onSubmit }));
  return useStore(store);
}

/** The same form in another component, which renders again only for what it reads itself. */
export function useFormPart<Values extends object>({ store }: FormView<Values>): FormView<Values> {
  return useStore(store);
}

function useStore<Values extends object>(store: FormStore<Values>): FormView<Values> {
  const [{ reader, view }] = useState(() => {
    const ownReader = createFormReader(store);
    return { reader: ownReader, view: viewOf(store, ownReader) };
  });
  useSyncExternalStore(store.subscribe, reader.version);
  useLayoutEffect(() => store.registerFields(reader.hasField), [store, reader]);
  reader.begin();
  return view;
}

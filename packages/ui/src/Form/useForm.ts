import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Check } from './check.ts';
import { createFormStore, type FormAnswer, type FormStore } from './formStore.ts';
import type { FormView } from './formTypes.ts';
import { viewOf } from './formView.ts';
import { createFormReader } from './reader.ts';

export interface FormOptions<Values extends object, Output = Values> {
  /** What the fields begin with. Later ones count only through `reset`. */
  defaultValues: Values;
  /**
   * Judges the values at submit: a schema of Standard Schema shape (zod, valibot), or a function that
   * answers `{ values }` to send or `{ errors }` by the paths of the fields.
   */
  check: Check<Values, Output>;
  /**
   * Sends what the check made of the values. What it throws, or a refusal that it returns, stands at its
   * fields (`fields`, by path); the rest above the buttons. False: nothing was sent, as before a question.
   */
  onSubmit: (values: Output) => FormAnswer | Promise<FormAnswer>;
}

/** A form without a check of its own: the server judges. */
export type UncheckedFormOptions<Values extends object> = Omit<FormOptions<Values>, 'check'>;

/**
 * The values of a form, their check and their sending.
 *
 * Fields are bound by `form.field('name')`. A component that binds fields renders again when their
 * values change, and no other does: of many fields those that are `memo`, as all of ours, are skipped.
 * Give parts that are slow a `FormPart`, or a component with `useFormPart`.
 *
 * Errors come with the first submit, go one by one as they are put right, and new ones wait for the next
 * submit. For one field without rules `useState` is enough.
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
  useLayoutEffect(() => store.follow({ check, onSubmit }));
  return useStore(store);
}

/** The same form for a component of its own, which renders again only for what it reads itself. */
export function useFormPart<Values extends object>({ store }: FormView<Values>): FormView<Values> {
  return useStore(store);
}

function useStore<Values extends object>(store: FormStore<Values>): FormView<Values> {
  const [reader] = useState(() => createFormReader(store));
  useSyncExternalStore(store.subscribe, reader.version);
  useLayoutEffect(() => store.addFields(reader.hasField), [store, reader]);
  reader.begin();
  return viewOf(store, reader);
}

import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStable } from '../lib/useStable.ts';
import { createFormStore, type FormHandlers } from './formStore.ts';
import { viewOf, createFormReader, type FormView } from './formView.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { formTexts } from './texts.ts';

export interface FormOptions<Values extends object, Output> extends FormHandlers<Values, Output> {
  /** The initial values. Later ones are ignored; use `reset`. */
  defaultValues: Values;
}

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
export function useForm<Values extends object, Output>({
  defaultValues,
  ...handlers
}: FormOptions<Values, Output>): FormView<Values> {
  const check = useStable(handlers.check);
  const onSubmit = useStable(handlers.onSubmit);
  const texts = { ...useCommonTexts(), ...useTexts('Form', formTexts) };
  const readTexts = useStable(() => texts);
  const [store] = useState(() => createFormStore(defaultValues, { check, onSubmit }, readTexts));
  return useFormPart({ store });
}

/** The same form in another component, which renders again only for what it reads itself. */
export function useFormPart<Values extends object>({
  store,
}: Pick<FormView<Values>, 'store'>): FormView<Values> {
  const [{ reader, view }] = useState(() => {
    const ownReader = createFormReader(store);
    return { reader: ownReader, view: viewOf(store, ownReader) };
  });
  useSyncExternalStore(store.subscribe, reader.version, reader.version);
  useLayoutEffect(() => store.registerFields(reader.hasField), [store, reader]);
  reader.begin();
  return view;
}

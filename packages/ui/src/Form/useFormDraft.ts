import { useDraft } from '../lib/lazyPart/index.ts';
import type { FormView } from './formView.ts';
import { isSame } from './errors.ts';

/** What was filled in, and the saved values that it changes. */
interface FormDraft<Values> {
  saved: string;
  values: Values;
}

/**
 * Keeps a form's changes over a refresh of the page that a new version requires. They are restored when
 * the form of the same name opens again with the same saved values.
 */
export function useFormDraft<Values extends object>(
  name: string,
  { store }: FormView<Values>,
): void {
  useDraft<FormDraft<Values>>(
    name,
    () => {
      const { values, saved } = store.state();
      return isSame(values, saved) ? undefined : { saved: JSON.stringify(saved), values };
    },
    ({ saved, values }) =>
      store.change((state) => {
        const isSameRecord = JSON.stringify(state.saved) === saved;
        return isSameRecord ? { ...state, values: { ...state.values, ...values } } : state;
      }),
  );
}

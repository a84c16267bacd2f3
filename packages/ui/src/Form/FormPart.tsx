import type { ReactNode } from 'react';
import type { FormView } from './formTypes.ts';
import { useFormPart } from './useForm.ts';

export interface FormPartProps<Values extends object> {
  /** The result of `useForm`. */
  form: FormView<Values>;
  /** Renders the part. */
  children: (form: FormView<Values>) => ReactNode;
}

/**
 * A part of a form that renders on its own: only when something that it reads has changed.
 *
 * Use it around a field that is slow to render, or for what depends on a value, as a total. Do not use it
 * around every field: fields are memoized, and are skipped when their props are unchanged.
 */
export function FormPart<Values extends object>({ form, children }: FormPartProps<Values>) {
  return children(useFormPart(form));
}

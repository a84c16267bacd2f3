import type { ReactNode } from 'react';
import type { FormView } from './formTypes.ts';
import { useFormPart } from './useForm.ts';

export interface FormPartProps<Values extends object> {
  /** What `useForm` gave. */
  form: FormView<Values>;
  /** What stands here, by what it reads of the form. */
  children: (form: FormView<Values>) => ReactNode;
}

/**
 * A part of a form that renders alone: typing in it renders nothing else, and nothing else renders it.
 *
 * Use it around a field that is slow to draw, or for what depends on a value, as a total. Do not use it
 * around every field: those of the house are skipped by themselves when nothing of theirs has changed.
 */
export function FormPart<Values extends object>({ form, children }: FormPartProps<Values>) {
  return children(useFormPart(form));
}

import { memo, type ReactNode } from 'react';
import type { FormView } from './formView.ts';
import { useFormPart } from './useForm.ts';
import { ProblemNote } from './ProblemNote.tsx';

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

export interface FormProblemProps<Values extends object> extends Pick<
  FormPartProps<Values>,
  'form'
> {
  /** What can be done about it, depending on the error: 刷新 after a conflict. */
  action?: ((cause: unknown) => ReactNode) | undefined;
  /** How it looks, depending on the error: danger, or a warning about what can be put right. @default 'danger' */
  tone?: ((cause: unknown) => 'danger' | 'warning') | undefined;
}

/**
 * The error of a submit that belongs to no field. Screen readers announce it. Without an error it takes
 * no space.
 *
 * Use it below the fields of a `useForm`; `FormDialog` has it already. Do not use it for what belongs to one
 * field: that is its `errorMessage`.
 */
export const FormProblem = memo(function FormProblem<Values extends object>({
  form,
  action,
  tone,
}: FormProblemProps<Values>) {
  const { problem } = useFormPart(form);
  return (
    <ProblemNote
      message={problem?.message}
      tone={problem ? tone?.(problem.cause) : undefined}
      action={problem && action?.(problem.cause)}
    />
  );
}) as <Values extends object>(props: FormProblemProps<Values>) => ReactNode;

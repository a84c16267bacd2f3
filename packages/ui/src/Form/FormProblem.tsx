import { memo, type ReactNode } from 'react';
import { problem as problemStyle } from './Form.css.ts';
import type { FormView } from './formTypes.ts';
import { useFormPart } from './useForm.ts';

export interface FormProblemProps<Values extends object> {
  /** The result of `useForm`. */
  form: FormView<Values>;
  /** What can be done about it, depending on the error: 刷新 after a conflict. */
  action?: ((cause: unknown) => ReactNode) | undefined;
  /** How it looks, depending on the error: danger, or a warning about what can be put right. Default: danger. */
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
    <div role="alert">
      {problem && (
        <div className={problemStyle({ tone: tone?.(problem.cause) })}>
          <span>{problem.message}</span>
          {action?.(problem.cause)}
        </div>
      )}
    </div>
  );
}) as <Values extends object>(props: FormProblemProps<Values>) => ReactNode;

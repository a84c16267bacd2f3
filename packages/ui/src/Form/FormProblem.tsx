import type { ReactNode } from 'react';
import { problem as problemStyle } from './Form.css.ts';
import type { FormView } from './formTypes.ts';
import { useFormPart } from './useForm.ts';

export interface FormProblemProps<Values extends object> {
  /** What `useForm` gave. */
  form: FormView<Values>;
  /** What can be done about it, by what was thrown: as 刷新 when someone else was first. */
  action?: ((cause: unknown) => ReactNode) | undefined;
}

/**
 * Why a form was refused, where no field can say it; read aloud when it comes. Without a problem it takes
 * no room.
 *
 * Use it below the fields of a `useForm`; `FormDialog` has it already. Do not use it for what belongs to one
 * field: that is its `errorMessage`.
 */
export function FormProblem<Values extends object>({ form, action }: FormProblemProps<Values>) {
  const { problem } = useFormPart(form);
  return (
    <div role="alert">
      {problem && (
        <div className={problemStyle}>
          <span>{problem.message}</span>
          {action?.(problem.cause)}
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { problem as problemStyle } from './Form.css.ts';

export interface ProblemNoteProps {
  /** What went wrong; without it the note takes no space. */
  message: string | undefined;
  /** @default 'danger' */
  tone?: 'danger' | 'warning' | undefined;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Why something could not be done, announced by screen readers when it appears. In a `useForm` take `FormProblem`. */
export function ProblemNote({ message, tone, action }: ProblemNoteProps) {
  return (
    <div>
      {message !== undefined && (
        // Firefox makes screen readers read an alert when it is inserted, not words that are put into it.
        <div key={message} role="alert" className={problemStyle({ tone })}>
          <span>{message}</span>
          {action}
        </div>
      )}
    </div>
  );
}

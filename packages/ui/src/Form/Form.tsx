import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { form } from './Form.css.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';

export interface FormProps {
  /** For submit buttons outside of the form, as in a dialog's footer. */
  id?: string;
  /**
   * Sends what was filled in, or sets errors on the fields. While its promise runs, submitting again is
   * ignored. A rejection is the caller's to handle.
   */
  onSubmit: () => void | Promise<void>;
  children: ReactNode;
}

/**
 * A form: Enter in a field submits. When fields are invalid afterwards, the first of them has the focus.
 * Put the fields into a `FormGrid`, which keeps room for their errors so that nothing jumps.
 */
export function Form({ id, onSubmit, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [answers, setAnswers] = useState(0);

  // After the answer is on the page: only then the errors are there.
  useEffect(() => {
    if (answers > 0 && element.current) focusFirstInvalid(element.current);
  }, [answers]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A form in a dialog is inside of the form below it for React, though not on the page.
    event.stopPropagation();
    if (running.current) return;
    const answer = onSubmit();
    const settle = (): void => {
      running.current = false;
      setAnswers((count) => count + 1);
    };
    if (!(answer instanceof Promise)) return settle();
    running.current = true;
    void answer.finally(settle);
  };

  return (
    <form ref={element} id={id} className={form} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

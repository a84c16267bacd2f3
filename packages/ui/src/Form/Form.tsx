import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { FormId, startFormSubmission } from '../Button/index.ts';
import { isSendKey } from '../TextField/typedText.ts';
import { visuallyHidden } from '../theme/index.ts';
import { form as formStyle } from './Form.css.ts';

export interface FormProps {
  /** For submit buttons outside of the form, as in a dialog's footer. */
  id?: string | undefined;
  /**
   * Sends what was filled in, or sets errors on the fields: `submit` of a `useForm`, or a function of
   * your own. While its promise runs, submitting again is ignored and the submit buttons are pending. A
   * rejection is the caller's to handle. It is not called while a field cannot make sense of what was
   * typed into it.
   */
  onSubmit: () => unknown;
  /** The fields, in `FormGrid`s, and the buttons. */
  children: ReactNode;
}

/**
 * A form: Enter in a field submits. When fields are invalid afterwards, the first of them has the focus; where it had
 * it before, its error is announced.
 *
 * Use it with `useForm`, which keeps values and errors; put the fields into a `FormGrid`, which keeps
 * their rows and widths. In a dialog take a `FormDialog`. Do not use it for filters
 * that apply at once.
 *
 * Keyboard: Enter in a field of one line submits; Ctrl+Enter (⌘+Enter) in any field.
 */
export function Form({ id, onSubmit, children }: FormProps) {
  const ownId = useId();
  const formId = id ?? ownId;
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [submissions, setSubmissions] = useState(0);
  const [refusal, setRefusal] = useState('');

  // In an effect: the errors must be rendered first.
  useEffect(() => {
    if (submissions === 0 || !element.current) return;
    const before = document.activeElement;
    focusFirst(element.current, invalid);
    // Without a move of the focus no screen reader reads the field again.
    setRefusal(before === document.activeElement ? descriptionOf(before) : '');
  }, [submissions]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // A dialog opened from a form is a child of that form for React, though not in the document.
    event.stopPropagation();
    if (running.current) return;
    // Enter commits the field that has the focus: its parsed value must be rendered first.
    flushSync(() => undefined);
    if (element.current && focusFirst(element.current, unparsed)) return;
    const result = onSubmit();
    const settle = (): void => {
      running.current = false;
      setSubmissions((count) => count + 1);
    };
    if (!(result instanceof Promise)) return settle();
    running.current = true;
    const endRun = startFormSubmission(formId);
    void result.finally(() => {
      endRun();
      settle();
    });
  };

  const pressKey = (event: KeyboardEvent<HTMLFormElement>): void => {
    // As in `submit`: the keys of a dialog opened from this form are not its own.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || event.defaultPrevented || !isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    commitTyped(event.target as HTMLElement);
    event.currentTarget.requestSubmit();
  };

  return (
    <FormId.Provider value={formId}>
      <form
        ref={element}
        id={formId}
        className={formStyle}
        noValidate
        onSubmit={submit}
        {...{ onKeyDown: pressKey, onBlur: () => setRefusal('') }}
      >
        {children}
        <div aria-live="polite" className={visuallyHidden}>
          <span key={submissions}>{refusal}</span>
        </div>
      </form>
    </FormId.Provider>
  );
}

/** Leaves a field for a moment: then it takes over what was typed. */
function commitTyped(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

/** What is wrong with an invalid field. */
const descriptionOf = (field: Element | null): string =>
  (field?.matches(invalid) ? (field.getAttribute('aria-describedby') ?? '') : '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const invalid = '[aria-invalid="true"]';
/** A control whose text could not be parsed into a value (no date, too long), or that is still uploading. */
const unparsed = '[data-unread]';
/** Focusable elements of an invalid group. */
const focusable = 'input:enabled, button:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Focuses the first control of a form that matches, or of the first group that does; returns whether there is one. */
function focusFirst(form: HTMLElement, selector: string): boolean {
  const found = form.querySelector<HTMLElement>(selector);
  const target = found?.matches(focusable) ? found : found?.querySelector<HTMLElement>(focusable);
  target?.focus();
  return found !== null;
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { controlButton } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { Calendar as CalendarIcon } from '../Icon/index.ts';
import type { PopoverProps } from '../Popover/index.ts';
import type { Settled } from './settle.ts';
import { useTexts } from '../texts/context.ts';
import { calendarTexts } from './texts.ts';

interface Draft<Texts> {
  texts: Texts;
  problem: string | undefined;
  /** The value at the time of typing, as JSON. */
  baseKey: string;
}

interface TypedOptions<Value, Texts> {
  value: Value;
  /** The value of blank inputs, and of inputs that cannot be read. */
  empty: Value;
  shown: Texts;
  /** Parses the inputs; `isLeft` is false while the focus stays in the field. */
  settle: (texts: Texts, isLeft: boolean) => Settled<Value, Texts>;
  onChange: (value: Value) => void;
  /** The field: a reset of the form around it discards what was typed. */
  element: RefObject<HTMLElement | null>;
}

/**
 * A field whose value is parsed from its text on blur. The draft is kept as long as the value does not
 * change; a new value or a form reset replaces it. A draft that cannot be read stays visible with its error,
 * and the value is empty.
 */
export function useTypedValue<Value, Texts>(options: TypedOptions<Value, Texts>) {
  const { value, empty, shown, settle, onChange, element } = options;
  const [stored, setDraft] = useState<Draft<Texts> | null>(null);
  const key = JSON.stringify(value);
  const draft = stored?.baseKey === key ? stored : null;

  useEffect(() => {
    const form = element.current?.closest('form');
    const discard = (): void => setDraft(null);
    form?.addEventListener('reset', discard);
    return () => form?.removeEventListener('reset', discard);
  }, [element]);

  const type = (texts: Texts): void => setDraft({ texts, problem: undefined, baseKey: key });
  const change = (next: Value): Value => {
    if (JSON.stringify(next) !== key) onChange(next);
    return next;
  };
  const choose = (next: Value): Value => {
    setDraft(null);
    return change(next);
  };

  return {
    /** The text of the inputs: the draft, else the formatted value. */
    texts: draft?.texts ?? shown,
    problem: draft?.problem,
    type,
    choose,
    /** Parses the draft. Returns the value that the field then has. */
    settle: (isLeft: boolean): Value => {
      if (draft === null || draft.problem !== undefined) return value;
      const settled = settle(draft.texts, isLeft);
      if (settled.kind === 'value') return choose(settled.value);
      const texts = settled.texts ?? draft.texts;
      if (settled.kind === 'part') {
        type(texts);
        return value;
      }
      setDraft({ texts, problem: settled.problem, baseKey: JSON.stringify(empty) });
      return change(empty);
    },
  };
}

/** `useTypedValue` for a value that is a string, '' for none. */
export const useTypedText = (options: Omit<TypedOptions<string, string>, 'empty'>) =>
  useTypedValue({ ...options, empty: '' });

export type SheetProps = Pick<PopoverProps, 'label' | 'triggerRef' | 'anchorRef' | 'onClose'>;

/** The calendar below a date field: the button that opens it, and what its sheet needs. */
export function useCalendarSheet({ label, isDisabled, isReadOnly }: FieldProps) {
  const texts = useTexts('Calendar', calendarTexts);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return {
    box,
    button: (
      <button
        ref={trigger}
        type="button"
        className={controlButton}
        // By keyboard ↓ in the field opens it: Tab goes from field to field.
        tabIndex={-1}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled || isReadOnly}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarIcon size={16} />
      </button>
    ),
    setOpen,
    /** Null while it is closed. */
    sheet: isOpen
      ? { label, triggerRef: trigger, anchorRef: box, onClose: () => setOpen(false) }
      : null,
  };
}

import { useEffect, useState, type ComponentProps, type RefObject } from 'react';
import { controlButton } from '../Field/Field.css.ts';
import { Calendar as CalendarIcon } from '../Icon/index.ts';
import type { Settled } from './settle.ts';

interface Draft<Texts> {
  texts: Texts;
  problem: string | undefined;
  /** The key of the value at the time of typing. */
  baseKey: string;
}

interface TypedOptions<Value, Texts> {
  value: Value;
  /** The value of blank inputs, and of inputs that cannot be read. */
  empty: Value;
  /** Equal values have equal keys. */
  keyOf: (value: Value) => string;
  /** The formatted value. */
  shown: Texts;
  /** Parses the inputs; `isLeft` is false while the focus stays in the field. */
  settle: (texts: Texts, isLeft: boolean) => Settled<Value, Texts>;
  onChange: (value: Value) => void;
  /** The field: a reset of the form around it discards what was typed. */
  element: RefObject<HTMLElement | null>;
}

export interface TypedValue<Value, Texts = Value> {
  /** The text of the inputs: the draft, else the formatted value. */
  texts: Texts;
  /** The error of the draft, set on blur. */
  problem: string | undefined;
  type: (texts: Texts) => void;
  /** Takes a picked value; the draft is discarded. */
  choose: (value: Value) => void;
  /** Parses the draft. Returns the value that the field then has. */
  settle: (isLeft: boolean) => Value;
}

/**
 * A field whose value is parsed from its text on blur. The draft is kept as long as the value does not
 * change; a new value or a form reset replaces it. A draft that cannot be read stays visible with its error,
 * and the value is empty.
 */
export function useTypedValue<Value, Texts>(
  options: TypedOptions<Value, Texts>,
): TypedValue<Value, Texts> {
  const { value, empty, keyOf, shown, settle, onChange, element } = options;
  const [stored, setDraft] = useState<Draft<Texts> | null>(null);
  const key = keyOf(value);
  const draft = stored?.baseKey === key ? stored : null;

  useEffect(() => {
    const form = element.current?.closest('form');
    const discard = (): void => setDraft(null);
    form?.addEventListener('reset', discard);
    return () => form?.removeEventListener('reset', discard);
  }, [element]);

  const type = (texts: Texts): void => setDraft({ texts, problem: undefined, baseKey: key });
  const change = (next: Value): Value => {
    if (keyOf(next) !== key) onChange(next);
    return next;
  };
  const choose = (next: Value): Value => {
    setDraft(null);
    return change(next);
  };

  return {
    texts: draft?.texts ?? shown,
    problem: draft?.problem,
    type,
    choose,
    settle(isLeft) {
      if (draft === null || draft.problem !== undefined) return value;
      const settled = settle(draft.texts, isLeft);
      if (settled.kind === 'value') return choose(settled.value);
      const texts = settled.texts ?? draft.texts;
      if (settled.kind === 'part') {
        type(texts);
        return value;
      }
      setDraft({ texts, problem: settled.problem, baseKey: keyOf(empty) });
      return change(empty);
    },
  };
}

/** What varies among fields of one text. */
export type TextOptions = Omit<TypedOptions<string, string>, 'empty' | 'keyOf'>;

/** `useTypedValue` for a value that is a string, '' for none. */
export const useTypedText = (options: TextOptions): TypedValue<string> =>
  useTypedValue({ ...options, empty: '', keyOf: String });

interface CalendarButtonProps extends ComponentProps<'button'> {
  'aria-expanded': boolean;
  onPreload: () => void;
}

/** The button in a date field that opens its calendar. */
export function CalendarButton({ onPreload, ...button }: CalendarButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={controlButton}
      aria-label="打开日历"
      aria-haspopup="dialog"
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      <CalendarIcon size={16} />
    </button>
  );
}

import { memo, useState, type KeyboardEvent } from 'react';
import { affix } from '../Field/Field.css.ts';
import { Steps, type FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { isPlainEnter } from '../TextField/typedText.ts';
import {
  stepNumber,
  cleanTyped,
  formatNumber,
  commitNumber,
  parseTyped,
  type NumberRules,
} from './typedNumber.ts';

export interface NumberFieldProps extends FieldProps, Pick<TextFieldProps, 'placeholder'> {
  /** The number; null when the field is empty. */
  value: number | null;
  /** Called on every change; null while the text is empty or not yet a number. */
  onChange: (value: number | null) => void;
  /** The minimum; a smaller number is clamped on blur, with a notice. */
  min?: number | undefined;
  /** The maximum; a greater number is clamped on blur, with a notice. */
  max?: number | undefined;
  /** With it there are two buttons to step by; the arrow keys always step, by 1 without it. */
  step?: number | undefined;
  /** Digits after the point: 0 for whole numbers, 2 for yuan. @default 0 */
  decimals?: number | undefined;
  /** Zeros at the end of the decimals are left out: 8.5 in place of 8.50. */
  isTrimmed?: boolean | undefined;
  /** What is counted, as 元 or 晚. */
  unit?: string | undefined;
}

/** How far a step goes with Shift, and by PageUp and PageDown. */
const stride = 10;
const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
};

/** Whether the focus goes to a button that sends the form. */
const isSubmit = (element: EventTarget | null): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * An amount: money, nights, a temperature. Accepts full-width digits and pasted amounts like ￥1,280.00 and
 * drops other characters. The wheel changes nothing.
 *
 * Use it for what can be counted or measured. Do not use it for room numbers, phones and other names made of
 * digits (`TextField`). A number out of the limits is clamped on blur, with a notice; submitting the form
 * with it is refused.
 *
 * Keyboard: ↑ and ↓ step, with Shift by ten, as do PageUp and PageDown.
 */
export const NumberField = memo(function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  decimals = 0,
  isTrimmed,
  unit,
  placeholder,
  ...field
}: NumberFieldProps) {
  const rules = { decimals, isTrimmed, min, max };
  const typed = useNumberText(value, onChange, rules);
  const isFixed = field.isDisabled || field.isReadOnly;

  const stepBy = (direction: 1 | -1, times = 1): void => {
    typed.discardDraft();
    onChange(stepNumber(value, direction, (step ?? 1) * times, rules));
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.commit(true);
    const direction = directions[event.key];
    if (isFixed || direction === undefined) return;
    event.preventDefault();
    stepBy(direction, event.shiftKey || event.key.startsWith('Page') ? stride : 1);
  };

  return (
    <InputField
      {...field}
      problem={typed.problem}
      description={
        typed.clampNotice ? <span role="alert">{typed.clampNotice}</span> : field.description
      }
      input={{
        placeholder,
        type: 'text',
        role: 'spinbutton',
        inputMode: decimals === 0 ? 'numeric' : 'decimal',
        'aria-valuenow': value ?? undefined,
        'aria-valuetext': value === null || unit === undefined ? undefined : `${value} ${unit}`,
        'aria-valuemin': min,
        'aria-valuemax': max,
        value: typed.text,
        onChange: ({ target, nativeEvent }) =>
          typed.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
        onCompositionEnd: ({ currentTarget }) => typed.type(currentTarget.value, false),
        onBlur: (event) => typed.commit(isSubmit(event.relatedTarget)),
        onKeyDown: pressKey,
      }}
      after={
        <>
          {unit && <span className={affix}>{unit}</span>}
          {step !== undefined && !isFixed && <Steps onStep={stepBy} />}
        </>
      }
    />
  );
});

/** The text as it is typed, with what is wrong with it once it was left; or the notice about its clamped value. */
type Entry =
  | { kind: 'draft'; text: string; problem?: string | undefined }
  | { kind: 'clamped'; value: number; notice: string };

/** The draft text of a number field, committed on blur. */
function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  rules: NumberRules,
) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const read = (text: string) => parseTyped(cleanTyped(text, rules), rules);
  // The draft is shown as typed until blur, or until the value is changed by the parent.
  const draft = entry?.kind === 'draft' && read(entry.text) === value ? entry : null;

  return {
    text: draft?.text ?? formatNumber(value, rules),
    problem: draft?.problem,
    /** Notice that the number was clamped. */
    clampNotice: entry?.kind === 'clamped' && entry.value === value ? entry.notice : undefined,
    type: (typed: string, isComposing: boolean): void => {
      // The text of an unfinished composition must not be changed.
      setEntry({ kind: 'draft', text: isComposing ? typed : cleanTyped(typed, rules) });
      onChange(read(typed));
    },
    discardDraft: (): void => setEntry(null),
    /** On blur. On submit an invalid number is refused rather than changed. */
    commit: (isSending: boolean): void => {
      if (draft === null) return;
      const left = commitNumber(cleanTyped(draft.text, rules), rules);
      if (left.kind === 'value') return setEntry(null);
      if (left.kind === 'problem' || isSending)
        return setEntry({ ...draft, problem: left.problem });
      setEntry(left);
      onChange(left.value);
    },
  };
}

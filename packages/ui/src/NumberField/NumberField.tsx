import { plainDigits } from '../lib/plainDigits.ts';
import { memo, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { affix } from '../Field/Field.css.ts';
import { Steps, type FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { isUnfinishedInput } from '../lib/composition.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { isPlainEnter } from '../TextField/typedText.ts';
import {
  formatNumber,
  formatRules,
  parseTyped,
  problemOf,
  stepNumber,
  type NumberFormat,
  type NumberRules,
} from './typedNumber.ts';
import { useTexts } from '../texts/context.ts';
import { numberFieldTexts } from './texts.ts';

export interface NumberFieldProps extends FieldProps, Pick<TextFieldProps, 'placeholder'> {
  /** The number; null when the field is empty. */
  value: number | null;
  /** Called on every change; null while the text is empty or not yet a number. */
  onChange: (value: number | null) => void;
  /** The minimum; a smaller number is refused on blur. */
  min?: number | undefined;
  /** The maximum; a greater number is refused on blur. */
  max?: number | undefined;
  /** With it there are two buttons to step by; the arrow keys always step, by 1 without it. */
  step?: number | undefined;
  /** Digits after the point: 0 for whole numbers, 2 for yuan. @default 0 */
  decimals?: number | undefined;
  /** Zeros at the end of the decimals are left out: 8.5 in place of 8.50. */
  isTrimmed?: boolean | undefined;
  /**
   * Its digits after the point and its grouping, as `Intl.NumberFormat` takes them, in place of `decimals`: those of a currency,
   * or `maximumFractionDigits`. Its sign is not shown: `unit` is. At module scope.
   */
  format?: NumberFormat | undefined;
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

/**
 * An amount: money, nights, a temperature. Accepts full-width digits and pasted amounts like ￥1,280.00 and 1 280. The
 * wheel changes nothing.
 *
 * Use it for what can be counted or measured. Do not use it for room numbers, phones and other names made of
 * digits (`TextField`). Text that is no number (12-5, 300 元), an exponent (1e5) and a number out of the limits stay as
 * typed and are refused on blur; until they are corrected the form is not sent.
 *
 * Keyboard: ↑ and ↓ step, with Shift by ten, as do PageUp and PageDown.
 */
export const NumberField = memo(function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  decimals,
  isTrimmed,
  format,
  unit,
  placeholder,
  width = 'number',
  ...field
}: NumberFieldProps) {
  const written = useMemo(
    () => formatRules(format, decimals, isTrimmed),
    [format, decimals, isTrimmed],
  );
  const rules = { ...written, min, max };
  const typed = useNumberText(value, onChange, rules);
  const isFixed = field.isDisabled || field.isReadOnly;
  const isEntered = useRef(false);

  const stepBy = (direction: 1 | -1, times = 1): void => {
    typed.discardDraft();
    onChange(stepNumber(value, direction, (step ?? 1) * times, rules));
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.commit();
    const direction = directions[event.key];
    if (isFixed || direction === undefined) return;
    event.preventDefault();
    stepBy(direction, event.shiftKey || event.key.startsWith('Page') ? stride : 1);
  };

  return (
    <InputField
      {...field}
      width={width}
      problem={typed.problem}
      input={{
        placeholder,
        type: 'text',
        role: 'spinbutton',
        inputMode: written.decimals === 0 ? 'numeric' : 'decimal',
        'aria-valuenow': value ?? undefined,
        'aria-valuetext': value === null || unit === undefined ? undefined : `${value} ${unit}`,
        'aria-valuemin': min,
        'aria-valuemax': max,
        value: typed.text,
        onChange: ({ target, nativeEvent }) =>
          typed.type(target.value, isUnfinishedInput(nativeEvent)),
        onCompositionEnd: ({ currentTarget }) => typed.type(currentTarget.value, false),
        // Entered by a press its text is selected, as by Tab: what is typed replaces it.
        onPointerDown: ({ currentTarget }) => {
          isEntered.current = currentTarget !== document.activeElement;
        },
        onClick: ({ currentTarget: input }) => {
          if (isEntered.current && input.selectionStart === input.selectionEnd) input.select();
          isEntered.current = false;
        },
        onBlur: typed.commit,
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

interface Draft {
  text: string;
  problem?: string | undefined;
}

function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  rules: NumberRules,
) {
  const [stored, setDraft] = useState<Draft | null>(null);
  // The draft is shown as typed until blur, or until the value is changed by the parent.
  const draft = stored !== null && parseTyped(stored.text, rules) === value ? stored : null;

  const texts = useTexts('NumberField', numberFieldTexts);
  return {
    text: draft?.text ?? formatNumber(value, rules),
    problem: draft?.problem,
    type: (typed: string, isUnfinished: boolean): void => {
      // The text of an unfinished composition must not be changed.
      setDraft({ text: isUnfinished ? typed : plainDigits(typed) });
      onChange(parseTyped(typed, rules));
    },
    discardDraft: (): void => setDraft(null),
    commit: (): void => {
      const problem = draft === null ? undefined : problemOf(draft.text, rules, texts);
      setDraft(draft !== null && problem !== undefined ? { ...draft, problem } : null);
    },
  };
}

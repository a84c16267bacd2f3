import { memo, useState, type KeyboardEvent, type Ref } from 'react';
import { affix, bareControl, controlBox } from '../Field/Field.css.ts';
import { Field, Steps, type FieldProps } from '../Field/index.ts';
import { isPlainEnter } from '../TextField/typedText.ts';
import {
  stepNumber,
  cleanTyped,
  formatNumber,
  commitNumber,
  parseTyped,
  type NumberRules,
} from './typedNumber.ts';

export interface NumberFieldProps extends FieldProps {
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
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** The field was left. */
  onBlur?: (() => void) | undefined;
  /** The input element, to move the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
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
  onBlur,
  ref,
  ...field
}: NumberFieldProps) {
  const rules = { decimals, isTrimmed, min, max };
  const typed = useNumberText(value, onChange, rules);
  const { isDisabled = false, isReadOnly = false, description } = field;
  const isFixed = isDisabled || isReadOnly;

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
    <Field
      {...field}
      problem={typed.problem}
      description={typed.clampNotice ? <span role="alert">{typed.clampNotice}</span> : description}
    >
      {(control) => (
        <div className={controlBox({ isInvalid: control['aria-invalid'], isDisabled })}>
          <input
            {...control}
            ref={ref}
            className={bareControl}
            type="text"
            role="spinbutton"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null || unit === undefined ? undefined : `${value} ${unit}`}
            aria-valuemin={min}
            aria-valuemax={max}
            name={field.name}
            value={typed.text}
            disabled={isDisabled}
            readOnly={isReadOnly}
            placeholder={placeholder}
            autoComplete="off"
            onChange={({ target, nativeEvent }) =>
              typed.type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => typed.type(currentTarget.value, false)}
            onBlur={({ relatedTarget }) => {
              typed.commit(isSubmit(relatedTarget));
              onBlur?.();
            }}
            onKeyDown={pressKey}
          />
          {unit && <span className={affix}>{unit}</span>}
          {step !== undefined && !isFixed && <Steps onStep={(direction) => stepBy(direction)} />}
        </div>
      )}
    </Field>
  );
});

interface Draft {
  text: string;
  /** What is wrong with it, once it was left. */
  problem?: string | undefined;
}

interface ClampNotice {
  /** The value the notice is about. */
  value: number;
  text: string;
}

/** The draft text of a number field, committed on blur. */
function useNumberText(
  value: number | null,
  onChange: (value: number | null) => void,
  rules: NumberRules,
) {
  const [stored, setDraft] = useState<Draft | null>(null);
  const [notice, setNotice] = useState<ClampNotice | null>(null);
  // The draft is shown as typed until blur, or until the value is changed by the parent.
  const isCurrent = stored !== null && parseTyped(cleanTyped(stored.text, rules), rules) === value;
  const draft = isCurrent ? stored : null;

  return {
    text: draft?.text ?? formatNumber(value, rules),
    problem: draft?.problem,
    /** Notice that the number was clamped. */
    clampNotice:
      notice !== null && notice.value === value && draft === null ? notice.text : undefined,
    type: (typed: string, isComposing: boolean): void => {
      // The text of an unfinished composition must not be changed.
      const text = isComposing ? typed : cleanTyped(typed, rules);
      setDraft({ text });
      setNotice(null);
      onChange(parseTyped(cleanTyped(typed, rules), rules));
    },
    /** Discards the draft. */
    discardDraft: (): void => {
      setDraft(null);
      setNotice(null);
    },
    /** On blur. On submit an invalid number is refused rather than changed. */
    commit: (isSending: boolean): void => {
      if (draft === null) return;
      const left = commitNumber(cleanTyped(draft.text, rules), rules);
      if (left.kind === 'value') return setDraft(null);
      if (left.kind === 'problem' || isSending) {
        return setDraft({ text: draft.text, problem: left.problem });
      }
      setDraft(null);
      setNotice({ value: left.value, text: left.notice });
      onChange(left.value);
    },
  };
}

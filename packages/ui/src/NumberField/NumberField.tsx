import { Minus, Plus } from '../Icon/index.ts';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { affix, bareControl, controlBox } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { StepButton } from './StepButton.tsx';
import { steps } from './NumberField.css.ts';
import { cleanTyped, formatNumber, parseTyped, stepNumber } from './typedNumber.ts';

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  /** Told on every key; null while nothing, or not yet a number, is typed. */
  onChange: (value: number | null) => void;
  /** For stepping and for assistive technology; a number typed outside is kept, for the form to judge. */
  min?: number | undefined;
  max?: number | undefined;
  /** With it there are two buttons to step by; the arrow keys always step, by 1 without it. */
  step?: number | undefined;
  /** Digits after the point: 0 for whole numbers, 2 for yuan. */
  decimals?: number | undefined;
  /** What is counted, as 元 or 晚. */
  unit?: string | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * An amount: money, nights, a temperature. Takes full-width digits and pasted amounts like ￥1,280.00,
 * and lets nothing else in. For room numbers, phones and other names made of digits use `TextField`.
 *
 * Keyboard: ↑ and ↓ step.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  decimals = 0,
  unit,
  placeholder,
  onBlur,
  ref,
  ...field
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { isDisabled = false, isReadOnly = false } = field;
  const rules = { decimals, min, max };
  // What is typed stands as it is typed, until it is left or the value is changed from elsewhere.
  const isTyping = typed !== null && parseTyped(cleanTyped(typed, rules)) === value;
  const isFixed = isDisabled || isReadOnly;

  const take = (text: string): void => {
    setTyped(text);
    onChange(parseTyped(cleanTyped(text, rules)));
  };
  const stepBy = (direction: 1 | -1): void => {
    setTyped(null);
    onChange(stepNumber(value, direction, step ?? 1, rules));
  };
  const stepByKey = (event: KeyboardEvent): void => {
    if (isFixed || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className={controlBox({ isInvalid: control['aria-invalid'], isDisabled, isReadOnly })}>
          <input
            {...control}
            ref={ref}
            className={bareControl}
            type="text"
            role="spinbutton"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            name={field.name}
            value={isTyping ? typed : formatNumber(value, rules)}
            disabled={isDisabled}
            readOnly={isReadOnly}
            placeholder={placeholder}
            autoComplete="off"
            onChange={({ target, nativeEvent }) => {
              // An input method must be left alone until it has made its word.
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              take(isComposing ? target.value : cleanTyped(target.value, rules));
            }}
            onCompositionEnd={({ currentTarget }) => take(cleanTyped(currentTarget.value, rules))}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            onKeyDown={stepByKey}
          />
          {unit && <span className={affix}>{unit}</span>}
          {step !== undefined && !isFixed && (
            <span className={steps}>
              <StepButton label="减少" icon={<Minus size={16} />} onStep={() => stepBy(-1)} />
              <StepButton label="增加" icon={<Plus size={16} />} onStep={() => stepBy(1)} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

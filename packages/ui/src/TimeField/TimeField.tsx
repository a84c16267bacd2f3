import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Bounds } from '../Calendar/settle.ts';
import { keyOfText, useTypedValue } from '../Calendar/useTypedValue.tsx';
import { bareControl, controlBox } from '../Field/Field.css.ts';
import { Field, Steps, type FieldProps } from '../Field/index.ts';
import { isPlainEnter } from '../TextField/index.ts';
import { partAt, rangeOf, settleTime, showTime, stepTime, type TimePart } from './time.ts';

export interface TimeFieldProps extends FieldProps, Bounds {
  /** 'HH:mm:ss' of 24 hours, or '' for none; so are `min` and `max`, both inclusive. */
  value: string;
  /** Called on blur, on Enter and on each step. */
  onChange: (value: string) => void;
  /** Minutes of a step. With it there are two buttons to step by; without it a step is one minute. */
  step?: number | undefined;
  /** Includes seconds. @default false */
  hasSeconds?: boolean | undefined;
}

/**
 * A time of day, of 24 hours.
 *
 * Use it for opening hours and times without a date. Typing is quickest: 1430, 930, 9 and 14:30 are
 * understood. Do not use it for a moment (`DateTimeField`) or for how long something takes
 * (`NumberField`).
 *
 * Keyboard: type; ↑ and ↓ step the part that the caret is in.
 */
export const TimeField = memo(function TimeField(props: TimeFieldProps) {
  const { value, onChange, step, hasSeconds = false, ...rest } = props;
  const { min, max, minReason, maxReason, ...field } = rest;
  const bounds = { min, max, minReason, maxReason };
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const stepped = useRef<TimePart | null>(null);
  const typed = useTypedValue({
    value,
    empty: '',
    keyOf: keyOfText,
    shown: showTime(value, hasSeconds),
    settle: (text) => settleTime(text, hasSeconds, bounds),
    onChange,
    element: box,
  });
  const { isDisabled = false, isReadOnly = false } = field;
  const isFixed = isDisabled || isReadOnly;

  // The part that was stepped stays marked, so that the next step is of the same.
  useLayoutEffect(() => {
    if (stepped.current !== null) input.current?.setSelectionRange(...rangeOf(stepped.current));
    stepped.current = null;
  });

  const stepBy = (part: TimePart, direction: 1 | -1): void => {
    const by = part === 'minute' ? (step ?? 1) : 1;
    const from = typed.settle(true) || (min ?? '00:00:00');
    typed.choose(stepTime(from, part, direction, by, bounds));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isPlainEnter(event.nativeEvent)) typed.settle(true);
    if (isFixed || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const part = partAt(event.currentTarget.selectionStart ?? 0);
    stepped.current = part;
    stepBy(part, event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...field} problem={typed.problem}>
      {(control) => (
        <div ref={box} className={controlBox({ isInvalid: control['aria-invalid'], isDisabled })}>
          <input
            {...control}
            ref={input}
            className={bareControl}
            name={field.name}
            placeholder={hasSeconds ? '时:分:秒' : '时:分'}
            inputMode="numeric"
            autoComplete="off"
            value={typed.texts}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={() => typed.settle(true)}
            onKeyDown={pressKey}
          />
          {step !== undefined && !isFixed && (
            <Steps onStep={(direction) => stepBy('minute', direction)} />
          )}
        </div>
      )}
    </Field>
  );
});

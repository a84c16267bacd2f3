import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { parseTime, settleText, showTime, timeProblem } from '../Calendar/settle.ts';
import { useTypedText } from '../Calendar/useTypedValue.tsx';
import { Steps, type FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { isPlainEnter } from '../TextField/typedText.ts';
import { useTexts } from '../texts/context.ts';
import { dateTimeFieldTexts } from '../DateTimeField/texts.ts';
import { calendarTexts, type CalendarTexts } from '../Calendar/texts.ts';

/** The parts of a written time, and how many seconds each counts. */
const partSeconds = { hour: 3600, minute: 60, second: 1 } as const;

export type TimePart = keyof typeof partSeconds;

const lastSecond = 24 * 3600 - 1;

/** The part of a written time that the caret is in: 14|:00 is the hour, 14:|00 the minute. */
export function partAt(caret: number): TimePart {
  if (caret <= 2) return 'hour';
  return caret <= 5 ? 'minute' : 'second';
}

export function rangeOf(part: TimePart): readonly [start: number, end: number] {
  if (part === 'hour') return [0, 2];
  return part === 'minute' ? [3, 5] : [6, 8];
}

function secondsOf(time: string): number {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour * 3600 + minute * 60 + second;
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The next time up (1) or down (-1) in one part, within the day; 14:07 by 15 minutes is 14:15. */
export function stepTime(time: string, part: TimePart, direction: 1 | -1, step: number): string {
  const now = secondsOf(time);
  const stride = partSeconds[part] * step;
  const round = direction === 1 ? Math.floor : Math.ceil;
  const from = part === 'hour' ? now : round(now / stride) * stride;
  return timeOf(Math.min(lastSecond, Math.max(0, from + direction * stride)));
}

export const settleTime = (text: string, texts: CalendarTexts = calendarTexts) =>
  settleText(text, {
    bounds: {},
    parse: parseTime,
    explain: (typed) => timeProblem(typed, texts),
  });

export interface TimeFieldProps extends FieldProps {
  /** 'HH:mm:ss' of 24 hours, or '' for none. */
  value: string;
  /** Called on blur, on Enter and on each step. */
  onChange: (value: string) => void;
  /** Minutes of a step. With it there are two buttons to step by; without it a step is one minute. */
  step?: number | undefined;
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
  const { value, onChange, step, ...field } = props;
  const texts = useTexts('Calendar', calendarTexts);
  const { timePlaceholder } = useTexts('DateTimeField', dateTimeFieldTexts);
  const input = useRef<HTMLInputElement>(null);
  const stepped = useRef<TimePart | null>(null);
  const typed = useTypedText({
    value,
    shown: showTime(value),
    settle: (text) => settleTime(text, texts),
    onChange,
    element: input,
  });
  const isFixed = field.isDisabled || field.isReadOnly;

  // The part that was stepped stays marked, so that the next step is of the same.
  useLayoutEffect(() => {
    if (stepped.current !== null) input.current?.setSelectionRange(...rangeOf(stepped.current));
    stepped.current = null;
  });

  const stepBy = (part: TimePart, direction: 1 | -1): void => {
    const by = part === 'minute' ? (step ?? 1) : 1;
    const from = typed.settle(true) || timeOf(0);
    typed.choose(stepTime(from, part, direction, by));
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
    <InputField
      width="number"
      {...field}
      problem={typed.problem}
      input={{
        ref: input,
        placeholder: timePlaceholder,
        inputMode: 'numeric',
        value: typed.texts,
        onChange: (event) => typed.type(event.target.value),
        onBlur: () => typed.settle(true),
        onKeyDown: pressKey,
      }}
      after={
        step !== undefined &&
        !isFixed && <Steps onStep={(direction) => stepBy('minute', direction)} />
      }
    />
  );
});

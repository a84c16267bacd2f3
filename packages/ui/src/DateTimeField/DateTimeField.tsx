import { memo, type KeyboardEvent } from 'react';
import { showTime, type Bounds } from '../Calendar/settle.ts';
import { useCalendarSheet, useTypedText } from '../Calendar/useTypedValue.tsx';
import type { FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { isPlainEnter } from '../TextField/typedText.ts';
import { settleMoment } from './moment.ts';
import { MomentPopover } from './MomentPopover.tsx';

export interface DateTimeFieldProps extends FieldProps, Bounds {
  /** 'yyyy-MM-dd HH:mm:ss', or '' for none; so are `min` and `max`, both inclusive. */
  value: string;
  /** Called with the moment, `yyyy-MM-dd HH:mm:ss`, with the empty string when it is cleared. */
  onChange: (value: string) => void;
  /** 'yyyy-MM-dd'. */
  today: string;
  /** 'HH:mm:ss', for a date without a time: 14:00:00 to arrive, 12:00:00 to leave. @default '00:00:00' */
  defaultTime?: string | undefined;
}

/**
 * One moment, typed or picked.
 *
 * Use it where the time of day matters. Typing is quickest: 2026-11-20 14:00, 1120 1400 and 202611201400
 * are understood; a date alone takes the default time. Do not use it for a day, a time of
 * day (`TimeField`) or a span of days (`DateRange`).
 *
 * Keyboard: type; ↓ opens the calendar; Enter picks, Esc closes.
 */
export const DateTimeField = memo(function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, today, defaultTime = '00:00:00', ...rest } = props;
  const { min, max, minReason, maxReason, ...field } = rest;
  const bounds = { today, defaultTime, min, max, minReason, maxReason };
  const { box, button, setOpen, sheet } = useCalendarSheet(field);
  const typed = useTypedText({
    value,
    shown: showTime(value),
    settle: (text) => settleMoment(text, bounds),
    onChange,
    element: box,
  });

  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.settle(true);
    if (event.key !== 'ArrowDown' || field.isDisabled || field.isReadOnly) return;
    event.preventDefault();
    typed.settle(true);
    setOpen(true);
  };

  return (
    <InputField
      {...field}
      problem={typed.problem}
      boxRef={box}
      input={{
        placeholder: '年-月-日 时:分',
        value: typed.texts,
        onChange: (event) => typed.type(event.target.value),
        onBlur: () => typed.settle(true),
        onKeyDown: pressKey,
      }}
      after={button}
    >
      {sheet && <MomentPopover {...{ ...sheet, value, bounds }} onChoose={typed.choose} />}
    </InputField>
  );
});

import { memo, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { showTime, type Bounds, boundsInWords } from '../Calendar/settle.ts';
import { useCalendarSheet, useTypedText, type SheetProps } from '../Calendar/useTypedValue.tsx';
import type { FieldProps } from '../Field/index.ts';
import { InputField } from '../Field/InputField.tsx';
import { useToday } from '../lib/useToday.ts';
import { isPlainEnter } from '../TextField/typedText.ts';
import { settleMoment, momentOf, type MomentBounds } from './moment.ts';
import { limits as limitsStyle, timeRow } from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { Form } from '../Form/index.ts';
import { Popover } from '../Popover/index.ts';
import { TimeField } from '../TimeField/TimeField.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { calendarTexts } from '../Calendar/texts.ts';
import { dateTimeFieldTexts } from './texts.ts';

export interface DateTimeFieldProps extends FieldProps, Bounds {
  /** 'yyyy-MM-dd HH:mm:ss', or '' for none; so are `min` and `max`, both inclusive. */
  value: string;
  /** Called with the moment, `yyyy-MM-dd HH:mm:ss`, with the empty string when it is cleared. */
  onChange: (value: string) => void;
  /** 'yyyy-MM-dd'. @default the day of this device */
  today?: string | undefined;
  /** 'HH:mm:ss', for a date without a time: 14:00:00 to arrive, 12:00:00 to leave. @default '00:00:00' */
  defaultTime?: string | undefined;
  /** Off for a day with a fixed time, which is `defaultTime`: only the date is typed, shown and picked. @default true */
  hasTime?: boolean | undefined;
}

/**
 * One moment, typed or picked.
 *
 * Use it where the time of day matters. Typing is quickest: 2026-11-20 14:00, 1120 1400 and 202611201400
 * are understood; a date alone takes the default time. Do not use it for a day (`DatePicker`), a time of
 * day (`TimeField`) or a span of days (`DateRange`).
 *
 * Keyboard: type; ↓ opens the calendar; Enter picks, Esc closes.
 */
export const DateTimeField = memo(function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, defaultTime = '00:00:00', hasTime = true, ...rest } = props;
  const { today: givenToday, min, max, minReason, maxReason, ...field } = rest;
  const texts = useTexts('Calendar', calendarTexts);
  const words = useTexts('DateTimeField', dateTimeFieldTexts);
  const today = useToday(givenToday);
  const bounds = { today, defaultTime, hasTime, min, max, minReason, maxReason };
  const { box, button, setOpen, sheet } = useCalendarSheet(field);
  const typed = useTypedText({
    value,
    shown: hasTime ? showTime(value) : value.slice(0, 10),
    settle: (text) => settleMoment(text, bounds, texts),
    onChange,
    element: box,
  });

  /** The first click selects all: what is typed then replaces it. A later one puts the cursor. */
  const isEntering = useRef(false);
  const selectAll = ({ currentTarget: input }: MouseEvent<HTMLInputElement>): void => {
    if (isEntering.current && input.selectionStart === input.selectionEnd) input.select();
    isEntering.current = false;
  };

  const pressKey = (event: KeyboardEvent): void => {
    if (isPlainEnter(event.nativeEvent)) typed.settle(true);
    if (event.key !== 'ArrowDown' || field.isDisabled || field.isReadOnly) return;
    event.preventDefault();
    typed.settle(true);
    setOpen(true);
  };

  return (
    <InputField
      width="date"
      {...field}
      problem={typed.problem}
      boxRef={box}
      input={{
        placeholder: hasTime ? words.momentPlaceholder : words.datePlaceholder,
        value: typed.texts,
        onChange: (event) => typed.type(event.target.value),
        onBlur: () => typed.settle(true),
        onKeyDown: pressKey,
        onPointerDown: ({ currentTarget }) => {
          isEntering.current = document.activeElement !== currentTarget;
        },
        onClick: selectAll,
      }}
      after={button}
    >
      {sheet && <MomentPopover {...{ ...sheet, value, bounds }} onChoose={typed.choose} />}
    </InputField>
  );
});

interface MomentPopoverProps extends SheetProps {
  value: string;
  bounds: MomentBounds;
  onChoose: (value: string) => void;
}

/** The open calendar of a `DateTimeField`, with the time below it. */
function MomentPopover({ value, bounds, onChoose, ...sheet }: MomentPopoverProps) {
  const { today, defaultTime, hasTime, min, max, minReason, maxReason } = bounds;
  const date = value.slice(0, 10);
  const [time, setTime] = useState(value === '' ? defaultTime : value.slice(11));
  const texts = useTexts('Calendar', calendarTexts);
  const words = useTexts('DateTimeField', dateTimeFieldTexts);
  const { sentences } = useCommonTexts();
  const limits = boundsInWords(bounds, showTime, texts, sentences);

  const pick = (day: string): void => {
    onChoose(momentOf(day, time === '' ? defaultTime : time, min, max));
    sheet.onClose();
  };
  const takeTime = (next: string): void => {
    setTime(next);
    if (next !== '' && date !== '') onChoose(momentOf(date, next, min, max));
  };

  return (
    <Popover {...sheet}>
      <div>
        <Calendar
          {...{ today, minReason, maxReason }}
          months={1}
          start={date === '' ? today : date}
          marked={date === '' ? null : { begin: date, end: date }}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          onPick={pick}
        />
        {hasTime && (
          <div className={timeRow}>
            <Form onSubmit={sheet.onClose}>
              <TimeField label={words.time} value={time} onChange={takeTime} step={30} />
            </Form>
            {limits !== undefined && <p className={limitsStyle}>{limits}</p>}
          </div>
        )}
      </div>
    </Popover>
  );
}

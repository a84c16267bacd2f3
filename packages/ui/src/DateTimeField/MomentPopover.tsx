import { useState, type RefObject } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { parseTime } from '../Calendar/parse.ts';
import { Form } from '../Form/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import { panel, timeRow } from './MomentPopover.css.ts';
import { momentOf, showMoment } from './moment.ts';

export interface MomentPopoverProps {
  label: string;
  value: string;
  today: string;
  defaultTime: string;
  min?: string | undefined;
  max?: string | undefined;
  triggerRef: RefObject<HTMLElement | null>;
  anchorRef: RefObject<HTMLElement | null>;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** The open calendar of a `DateTimeField`, with the time below it; it is loaded late. */
export function MomentPopover(props: MomentPopoverProps) {
  const { label, value, today, defaultTime, min, max, triggerRef, anchorRef, onChange, onClose } =
    props;
  const date = value.slice(0, 10);
  const [timeText, setTimeText] = useState(() =>
    showMoment(value === '' ? `${today} ${defaultTime}` : value).slice(11),
  );
  const time = parseTime(timeText);

  const pick = (day: string): void => {
    onChange(momentOf(day, time ?? defaultTime, min, max));
    onClose();
  };
  const takeTime = (): void => {
    if (time !== null && date !== '') onChange(momentOf(date, time, min, max));
  };

  return (
    <Popover label={label} triggerRef={triggerRef} anchorRef={anchorRef} onClose={onClose}>
      <div className={panel}>
        <Calendar
          months={1}
          today={today}
          start={date === '' ? today : date}
          marked={date === '' ? null : { begin: date, end: date }}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          onPick={pick}
        />
        <div className={timeRow}>
          <Form
            onSubmit={() => {
              takeTime();
              if (time !== null) onClose();
            }}
          >
            <TextField
              label="时间"
              value={timeText}
              onChange={setTimeText}
              placeholder="14:00"
              errorMessage={time === null ? '时间应写成 14:00' : undefined}
              onBlur={takeTime}
            />
          </Form>
        </div>
      </div>
    </Popover>
  );
}

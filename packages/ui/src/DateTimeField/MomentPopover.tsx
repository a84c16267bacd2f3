import { useState } from 'react';
import { limits as limitsStyle, timeRow } from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { boundsInWords, showTime } from '../Calendar/settle.ts';
import type { SheetProps } from '../Calendar/useTypedValue.tsx';
import { Form } from '../Form/index.ts';
import { Popover } from '../Popover/index.ts';
import { TimeField } from '../TimeField/TimeField.tsx';
import { momentOf, type MomentBounds } from './moment.ts';

interface MomentPopoverProps extends SheetProps {
  value: string;
  bounds: MomentBounds;
  onChoose: (value: string) => void;
}

/** The open calendar of a `DateTimeField`, with the time below it. */
export function MomentPopover({ value, bounds, onChoose, ...sheet }: MomentPopoverProps) {
  const { today, defaultTime, min, max, minReason, maxReason } = bounds;
  const date = value.slice(0, 10);
  const [time, setTime] = useState(value === '' ? defaultTime : value.slice(11));
  const limits = boundsInWords(bounds, showTime);

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
        <div className={timeRow}>
          <Form onSubmit={sheet.onClose}>
            <TimeField label="时间" value={time} onChange={takeTime} step={30} />
          </Form>
          {limits !== undefined && <p className={limitsStyle}>{limits}</p>}
        </div>
      </div>
    </Popover>
  );
}

import { memo } from 'react';
import { showTime, type Bounds } from '../Calendar/settle.ts';
import { TypedField } from '../Calendar/TypedField.tsx';
import type { FieldProps } from '../Field/index.ts';
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

  return (
    <TypedField
      {...{ field, value, bounds, onChange }}
      shown={showTime(value)}
      settle={(text) => settleMoment(text, bounds)}
      placeholder="年-月-日 时:分"
      popover={MomentPopover}
    />
  );
});

import { memo } from 'react';
import { settleDay, type Bounds } from '../Calendar/settle.ts';
import { TypedField } from '../Calendar/TypedField.tsx';
import type { FieldProps } from '../Field/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';

const dayPopover = lazyPart(() => import('./DayPopover.tsx').then((part) => part.DayPopover));

export interface DateFieldProps extends FieldProps, Bounds {
  /** 'yyyy-MM-dd', or '' for none. */
  value: string;
  /** Called with the date, `yyyy-MM-dd`, with the empty string when it is cleared. */
  onChange: (value: string) => void;
  /** 'yyyy-MM-dd': where the calendar opens, and the year of dates that are typed without one. */
  today: string;
}

/**
 * One day, typed or picked.
 *
 * Use it for birthdays, days of validity, days of testing. Typing is quickest: 20261120, 1120 and 11-20
 * are understood. Do not use it where the time of day matters (`DateTimeField`) or for a span of days
 * (`DateRange`). Give `minReason` and `maxReason` where the bounds need explaining.
 *
 * Keyboard: type; ↓ opens the calendar; there arrows move, Enter picks, Esc closes.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { value, onChange, today, min, max, minReason, maxReason, ...field } = props;
  const bounds = { today, min, max, minReason, maxReason };

  return (
    <TypedField
      {...{ field, value, bounds, onChange }}
      shown={value}
      settle={(text) => settleDay(text, today, bounds)}
      placeholder="年-月-日"
      popover={dayPopover}
    />
  );
});

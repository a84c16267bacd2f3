import { memo } from 'react';
import type { Bounds } from '../Calendar/settle.ts';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import type { FieldProps } from '../Field/index.ts';

export interface DatePickerProps extends FieldProps, Bounds {
  /** `yyyy-MM-dd`, or '' for none; so are `min` and `max`, both inclusive. */
  value: string;
  /** Called with the day, with the empty string when it is cleared. */
  onChange: (value: string) => void;
  /** `yyyy-MM-dd`. @default the day of this device */
  today?: string | undefined;
}

const startOf = (day: string): string => `${day} 00:00:00`;

/**
 * One day, typed or picked.
 *
 * Use it for a birthday, a day of delivery, the end of a contract. Typing is quickest: 20261120, 1120 and 11-20 are
 * understood. Do not use it for a moment (`DateTimeField`), a time of day (`TimeField`) or a span of days (`DateRange`).
 *
 * Keyboard: type; ↓ opens the calendar; Enter picks, Esc closes.
 *
 * @story
 */
export const DatePicker = memo(function DatePicker(props: DatePickerProps) {
  const { value, onChange, min, max, ...field } = props;
  return (
    <DateTimeField
      {...field}
      hasTime={false}
      value={value === '' ? '' : startOf(value)}
      onChange={(moment) => onChange(moment.slice(0, 10))}
      min={min && startOf(min)}
      max={max && startOf(max)}
    />
  );
});

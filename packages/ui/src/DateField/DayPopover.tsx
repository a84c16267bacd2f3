import { Button } from '../Button/index.ts';
import { dayFoot, dayLimits } from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { isWithin } from '../Calendar/dates.ts';
import { boundsInWords, type Bounds } from '../Calendar/settle.ts';
import type { CalendarSheetProps } from '../Calendar/TypedField.tsx';
import { Popover } from '../Popover/index.ts';

export type DayPopoverProps = CalendarSheetProps<Bounds & { today: string }>;

/** The open calendar of a `DateField`; loaded lazily. */
export function DayPopover({ value, bounds, onChoose, ...sheet }: DayPopoverProps) {
  const { today, min, max } = bounds;
  const pick = (day: string): void => {
    onChoose(day);
    sheet.onClose();
  };

  return (
    <Popover {...sheet}>
      <div>
        <Calendar
          {...bounds}
          months={1}
          start={value === '' ? today : value}
          marked={value === '' ? null : { begin: value, end: value }}
          onPick={pick}
        />
        <div className={dayFoot}>
          <span className={dayLimits}>{boundsInWords(bounds)}</span>
          <Button
            variant="quiet"
            tone="brand"
            size="small"
            isDisabled={!isWithin(today, min, max)}
            onPress={() => pick(today)}
          >
            今天
          </Button>
        </div>
      </div>
    </Popover>
  );
}

import { Button } from '../Button/index.ts';
import { dayFoot, dayLimits } from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { isWithin } from '../Calendar/dates.ts';
import { boundsInWords, type Bounds } from '../Calendar/settle.ts';
import type { SheetProps } from '../Calendar/TypedField.tsx';
import { Popover } from '../Popover/index.ts';

export interface DayPopoverProps extends SheetProps {
  label: string;
  value: string;
  today: string;
  bounds: Bounds;
  onChoose: (value: string) => void;
}

/** The open calendar of a `DateField`; loaded lazily. */
export function DayPopover(props: DayPopoverProps) {
  const { label, value, today, bounds, triggerRef, anchorRef, onChoose, onClose } = props;
  const pick = (day: string): void => {
    onChoose(day);
    onClose();
  };

  return (
    <Popover label={label} triggerRef={triggerRef} anchorRef={anchorRef} onClose={onClose}>
      <div>
        <Calendar
          {...bounds}
          months={1}
          today={today}
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
            isDisabled={!isWithin(today, bounds.min, bounds.max)}
            onPress={() => pick(today)}
          >
            今天
          </Button>
        </div>
      </div>
    </Popover>
  );
}

import { useState, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import {
  limits as limitsStyle,
  panel,
  rangeHint,
  rangePanel,
  shortcutList,
} from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { boundsInWords, type Bounds } from '../Calendar/settle.ts';
import { useMedia } from '../lib/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { media } from '../theme/index.ts';
import { shortcutsOf, type DateSpan, type ShortcutKind } from './shortcuts.ts';

export interface RangePopoverProps {
  label: string;
  value: DateSpan | null;
  today: string;
  shortcuts: ShortcutKind;
  bounds: Bounds;
  triggerRef: RefObject<HTMLElement | null>;
  anchorRef: RefObject<HTMLElement | null>;
  onChoose: (span: DateSpan) => void;
  onClose: () => void;
}

/** Two days in order, whichever was picked first. */
function spanOf(one: string, other: string): DateSpan {
  return one <= other ? { begin: one, end: other } : { begin: other, end: one };
}

/** The open calendar of a `DateRange`, with the shortcuts beside it; loaded lazily. */
export function RangePopover({
  label,
  value,
  today,
  shortcuts,
  bounds,
  triggerRef,
  anchorRef,
  onChoose,
  onClose,
}: RangePopoverProps) {
  const isNarrow = useMedia(media.narrow);
  const [first, setFirst] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const start = value?.begin ?? today;
  const limits = boundsInWords(bounds);

  const pick = (date: string): void => {
    if (first === null) setFirst(date);
    else onChoose(spanOf(first, date));
  };

  return (
    <Popover
      label={label}
      triggerRef={triggerRef}
      anchorRef={anchorRef}
      padding="none"
      onClose={onClose}
    >
      <div className={rangePanel}>
        <div className={shortcutList}>
          {shortcutsOf(shortcuts, today, bounds.min, bounds.max).map(
            ({ label: words, begin, end, isAllowed }) => (
              <Button
                key={words}
                variant="quiet"
                size="small"
                isDisabled={!isAllowed}
                onPress={() => onChoose({ begin, end })}
              >
                {words}
              </Button>
            ),
          )}
        </div>
        <div className={panel}>
          <Calendar
            months={isNarrow ? 1 : 2}
            today={today}
            start={start}
            isStartLast={shortcuts === 'past' && start.slice(0, 7) === today.slice(0, 7)}
            marked={first === null ? value : spanOf(first, pointed ?? first)}
            {...bounds}
            onPick={pick}
            onPoint={first === null ? undefined : setPointed}
          />
          <div className={rangeHint} aria-live="polite">
            {first === null ? '选择开始日期' : `${first} 起，选择结束日期`}
          </div>
          {limits !== undefined && <div className={limitsStyle}>{limits}</div>}
        </div>
      </div>
    </Popover>
  );
}

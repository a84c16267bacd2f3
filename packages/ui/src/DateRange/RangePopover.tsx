import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import {
  limits as limitsStyle,
  panel,
  rangeHead,
  rangeHint,
  rangePanel,
  shortcutList,
} from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { addDays, isWithin } from '../Calendar/dates.ts';
import { boundsInWords, type Bounds, type DateSpan } from '../Calendar/settle.ts';
import type { SheetProps } from '../Calendar/useTypedValue.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { media } from '../theme/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { calendarTexts, type CalendarTexts } from '../Calendar/texts.ts';
import { rangePopoverTexts, type RangePopoverTexts } from './RangePopover.texts.ts';

/** Which way a range usually looks: into the past (logs), the future (arrivals), or both. */
export type ShortcutKind = 'past' | 'future' | 'both';

type ShortcutTexts = CalendarTexts & RangePopoverTexts;

interface ShortcutRule {
  label: (texts: ShortcutTexts) => string;
  kinds: readonly ShortcutKind[];
  /** Days from today to the first and the last day. */
  from: number;
  to: number;
}

/** A span of n days counts today (spec: quick date shortcuts). */
const rules: readonly ShortcutRule[] = [
  { label: ({ today }) => today, kinds: ['past', 'future', 'both'], from: 0, to: 0 },
  { label: ({ yesterday }) => yesterday, kinds: ['past', 'both'], from: -1, to: -1 },
  { label: ({ tomorrow }) => tomorrow, kinds: ['future', 'both'], from: 1, to: 1 },
  { label: ({ span }) => span(7, 'past'), kinds: ['past', 'both'], from: -6, to: 0 },
  { label: ({ span }) => span(14, 'past'), kinds: ['past', 'both'], from: -13, to: 0 },
  { label: ({ span }) => span(7, 'future'), kinds: ['future', 'both'], from: 0, to: 6 },
  { label: ({ span }) => span(14, 'future'), kinds: ['future', 'both'], from: 0, to: 13 },
];

/** The shortcut ranges relative to today ('yyyy-MM-dd'); allowed are those wholly within the bounds. */
export function shortcutsOf(
  kind: ShortcutKind,
  today: string,
  { min, max }: Pick<Bounds, 'min' | 'max'> = {},
  texts: ShortcutTexts = { ...calendarTexts, ...rangePopoverTexts },
) {
  return rules
    .filter((rule) => rule.kinds.includes(kind))
    .map(({ label, from, to }) => {
      const begin = addDays(today, from);
      const end = addDays(today, to);
      return {
        label: label(texts),
        begin,
        end,
        isAllowed: isWithin(begin, min, max) && isWithin(end, min, max),
      };
    });
}

interface RangePopoverProps extends SheetProps {
  value: DateSpan | null;
  shortcuts: ShortcutKind;
  bounds: Bounds & { today: string };
  /** Above the calendar: where the days are typed. */
  head?: ReactNode;
  onChoose: (span: DateSpan) => void;
}

/** Two days in order, whichever was picked first. */
function spanOf(one: string, other: string): DateSpan {
  return one <= other ? { begin: one, end: other } : { begin: other, end: one };
}

/** The open calendar of a `DateRange`, with the shortcuts beside it. */
export function RangePopover(props: RangePopoverProps) {
  const { value, shortcuts, bounds, head, onChoose, ...sheet } = props;
  const { today } = bounds;
  const texts = {
    ...useTexts('Calendar', calendarTexts),
    ...useTexts('RangePopover', rangePopoverTexts),
  };
  const { sentences } = useCommonTexts();
  const isNarrow = useMedia(media.narrow);
  const [first, setFirst] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const start = value?.begin ?? today;
  const limits = boundsInWords(bounds, String, texts, sentences);
  const spans = shortcutsOf(shortcuts, today, bounds, texts);

  const pick = (date: string): void => {
    if (first === null) setFirst(date);
    else onChoose(spanOf(first, date));
  };

  return (
    <Popover {...sheet} padding="none">
      <div className={rangePanel}>
        <div className={shortcutList}>
          {spans.map(({ label, begin, end, isAllowed }) => (
            <Button
              key={label}
              variant="quiet"
              size="small"
              isDisabled={!isAllowed}
              onPress={() => onChoose({ begin, end })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className={panel}>
          {head && <div className={rangeHead}>{head}</div>}
          <Calendar
            {...bounds}
            months={isNarrow ? 1 : 2}
            start={start}
            isStartLast={shortcuts === 'past' && start.slice(0, 7) === today.slice(0, 7)}
            marked={first === null ? value : spanOf(first, pointed ?? first)}
            onPick={pick}
            onPoint={first === null ? undefined : setPointed}
          />
          <div className={rangeHint} aria-live="polite">
            {first === null ? texts.chooseBegin : texts.chooseEnd(first)}
          </div>
          {limits !== undefined && <div className={limitsStyle}>{limits}</div>}
        </div>
      </div>
    </Popover>
  );
}

import { memo, useRef, type KeyboardEvent, useState } from 'react';
import { settleRange, type Bounds, type DateSpan, boundsInWords } from '../Calendar/settle.ts';
import { useCalendarSheet, useTypedValue, type SheetProps } from '../Calendar/useTypedValue.tsx';
import { bareControl, controlBox } from '../Field/Field.css.ts';
import { ClearButton, Field, type FieldProps } from '../Field/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import * as css from './DateRange.css.ts';
import { Button } from '../Button/index.ts';
import {
  limits as limitsStyle,
  panel,
  rangeHint,
  rangePanel,
  shortcutList,
} from '../Calendar/Calendar.css.ts';
import { Calendar } from '../Calendar/Calendar.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { media } from '../theme/index.ts';
import { addDays, isWithin } from '../Calendar/dates.ts';

export type { DateSpan } from '../Calendar/settle.ts';

const noDates: DateSpan = { begin: '', end: '' };

export interface DateRangeProps extends FieldProps, Bounds {
  /** Both days inclusive, 'yyyy-MM-dd'; null for any time. */
  value: DateSpan | null;
  /** Called with both dates, with null when they are cleared. */
  onChange: (value: DateSpan | null) => void;
  /** 'yyyy-MM-dd': what the shortcuts count from. */
  today: string;
  /** Which spans are one press away: of the past (filters), of the future (stays), or both. @default 'both' */
  shortcuts?: ShortcutKind | undefined;
}

/**
 * A span of days, typed or picked.
 *
 * Use it for filters and periods. Typing is quickest: 20261120, 1120 and 11-20 are understood, the wrong
 * way round is put right, and one date alone means that day. Do not use it for one day or
 * one moment (`DateTimeField`).
 *
 * Keyboard: type; ↓ opens the calendar; there arrows, PageUp and PageDown move, Enter picks the first
 * and then the last day, Esc closes.
 */
export const DateRange = memo(function DateRange(props: DateRangeProps) {
  const { value, onChange, today, shortcuts = 'both', ...rest } = props;
  const { min, max, minReason, maxReason, ...field } = rest;
  const bounds = { today, min, max, minReason, maxReason };
  const group = useRef<HTMLFieldSetElement>(null);
  const { box, button, setOpen, sheet } = useCalendarSheet(field);
  const range = useTypedValue<DateSpan | null, DateSpan>({
    value,
    empty: null,
    shown: value ?? noDates,
    settle: (texts, isLeft) => settleRange(texts, isLeft, bounds),
    onChange,
    element: box,
  });
  const hasText = range.texts.begin !== '' || range.texts.end !== '';
  const { isDisabled = false, isReadOnly } = field;
  const isFixed = isDisabled || isReadOnly;

  const pressKey = (event: KeyboardEvent): void => {
    if (isCompositionKey(event.nativeEvent)) return;
    if (event.key === 'Enter') range.settle(true);
    if (event.key !== 'ArrowDown' || isFixed) return;
    event.preventDefault();
    range.settle(false);
    setOpen(true);
  };
  const clear = (): void => {
    range.choose(null);
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Field {...field} isGroup problem={range.problem}>
      {({ id, ...control }, { labelId }) => {
        const input = (side: keyof DateSpan, label: string) => (
          <input
            {...control}
            className={bareControl}
            aria-label={label}
            placeholder={label}
            inputMode="numeric"
            autoComplete="off"
            value={range.texts[side]}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => range.type({ ...range.texts, [side]: event.target.value })}
            onBlur={(event) => range.settle(!group.current?.contains(event.relatedTarget))}
            onKeyDown={pressKey}
          />
        );
        return (
          <fieldset ref={group} id={id} aria-labelledby={labelId}>
            <div
              ref={box}
              className={`${controlBox({ isInvalid: control['aria-invalid'], isDisabled })} ${css.box}`}
            >
              {input('begin', '开始日期')}
              <span className={css.to}>至</span>
              {input('end', '结束日期')}
              <span className={css.end}>
                {hasText && !isFixed && <ClearButton onPress={clear} />}
                {button}
              </span>
            </div>
            {sheet && (
              <RangePopover
                {...{ ...sheet, value, shortcuts, bounds }}
                onChoose={(span) => {
                  setOpen(false);
                  range.choose(span);
                }}
              />
            )}
          </fieldset>
        );
      }}
    </Field>
  );
});

/** Which way a range usually looks: into the past (logs), the future (arrivals), or both. */
export type ShortcutKind = 'past' | 'future' | 'both';

interface ShortcutRule {
  label: string;
  kinds: readonly ShortcutKind[];
  /** Days from today to the first and the last day. */
  from: number;
  to: number;
}

/** A span of n days counts today (spec: quick date shortcuts). */
const rules: readonly ShortcutRule[] = [
  { label: '今天', kinds: ['past', 'future', 'both'], from: 0, to: 0 },
  { label: '昨天', kinds: ['past', 'both'], from: -1, to: -1 },
  { label: '明天', kinds: ['future', 'both'], from: 1, to: 1 },
  { label: '近 7 天', kinds: ['past', 'both'], from: -6, to: 0 },
  { label: '近 14 天', kinds: ['past', 'both'], from: -13, to: 0 },
  { label: '未来 7 天', kinds: ['future', 'both'], from: 0, to: 6 },
  { label: '未来 14 天', kinds: ['future', 'both'], from: 0, to: 13 },
];

/** The shortcut ranges relative to today ('yyyy-MM-dd'); allowed are those wholly within the bounds. */
export function shortcutsOf(kind: ShortcutKind, today: string, min?: string, max?: string) {
  return rules
    .filter((rule) => rule.kinds.includes(kind))
    .map(({ label, from, to }) => {
      const begin = addDays(today, from);
      const end = addDays(today, to);
      return { label, begin, end, isAllowed: isWithin(begin, min, max) && isWithin(end, min, max) };
    });
}

interface RangePopoverProps extends SheetProps {
  value: DateSpan | null;
  shortcuts: ShortcutKind;
  bounds: Bounds & { today: string };
  onChoose: (span: DateSpan) => void;
}

/** Two days in order, whichever was picked first. */
function spanOf(one: string, other: string): DateSpan {
  return one <= other ? { begin: one, end: other } : { begin: other, end: one };
}

/** The open calendar of a `DateRange`, with the shortcuts beside it. */
function RangePopover(props: RangePopoverProps) {
  const { value, shortcuts, bounds, onChoose, ...sheet } = props;
  const { today, min, max } = bounds;
  const isNarrow = useMedia(media.narrow);
  const [first, setFirst] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const start = value?.begin ?? today;
  const limits = boundsInWords(bounds);
  const spans = shortcutsOf(shortcuts, today, min, max);

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
            {first === null ? '选择开始日期' : `${first} 起，选择结束日期`}
          </div>
          {limits !== undefined && <div className={limitsStyle}>{limits}</div>}
        </div>
      </div>
    </Popover>
  );
}

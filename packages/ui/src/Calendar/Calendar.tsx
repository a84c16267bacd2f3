import { useEffect, useRef, useState, memo, type KeyboardEvent, type SyntheticEvent } from 'react';
import * as css from './Calendar.css.ts';
import { MonthHead, MonthPicker } from './MonthPicker.tsx';
import {
  addMonths,
  clampDate,
  startOfMonth,
  moveDate,
  dateName,
  monthName,
  weeksOfMonth,
} from './dates.ts';
import { outOfBounds, type Bounds, type DateSpan } from './settle.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { calendarTexts, type CalendarTexts } from './texts.ts';
import type { CommonTexts } from '../lib/texts.ts';

interface CalendarProps extends Bounds {
  months: 1 | 2;
  /** 'yyyy-MM-dd', as all dates here. */
  today: string;
  /** Where it opens and where the keyboard starts. */
  start: string;
  /** The month of `start` is last: for what looks into the past. */
  isStartLast?: boolean | undefined;
  /** The days that are marked as chosen, where a single day begins and ends on itself; null for none. */
  marked: DateSpan | null;
  /** Called with the date that was picked, `yyyy-MM-dd`. */
  onPick: (date: string) => void;
  /** The day pointed at or reached by the keyboard; null when the pointer leaves. */
  onPoint?: ((date: string | null) => void) | undefined;
}

/** Places, not months: a month that moves on must not take the focus of its buttons along. */
const places = ['first', 'second'] as const;

function dateOf(event: SyntheticEvent): string | undefined {
  const target = event.target instanceof Element ? event.target.closest('[data-date]') : null;
  return target instanceof HTMLButtonElement && !target.disabled
    ? target.dataset['date']
    : undefined;
}

/**
 * One or two months to select days from, for the popover of a date field. It takes the focus on mount.
 *
 * Keyboard: arrows move by days and weeks, Home and End within the week, PageUp and PageDown by months, with
 * Shift by years; Enter and Space pick. The name of a month, pressed, takes a typed year and shows the twelve
 * months; Esc returns to the days.
 */
export function Calendar(props: CalendarProps) {
  const { months, today, start, isStartLast, marked, onPick, onPoint, ...bounds } = props;
  const { min, max } = bounds;
  const [focused, setFocused] = useState(() => clampDate(start, min, max));
  const [first, setFirst] = useState(() =>
    addMonths(startOfMonth(focused), isStartLast ? 1 - months : 0),
  );
  const [choosing, setChoosing] = useState<number | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const mayFocus = useRef(true);

  // After the popover is positioned: focusing before would cause another layout.
  useEffect(() => {
    if (choosing !== null || !mayFocus.current) return;
    mayFocus.current = false;
    const day = element.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`);
    day?.focus({ preventScroll: true });
  }, [focused, choosing]);

  const show = (month: string): void => {
    setChoosing(null);
    setFirst(month);
    const last = addMonths(month, months - 1);
    const day = focused.slice(0, 7);
    // The day in the tab order must be a visible one.
    if (day < month.slice(0, 7)) setFocused(clampDate(month, min, max));
    if (day > last.slice(0, 7)) setFocused(clampDate(last, min, max));
  };
  /** The days come back, and the focus to the month that was chosen. */
  const chooseMonth = (month: string, place: number): void => {
    mayFocus.current = true;
    setChoosing(null);
    setFirst(addMonths(month, -place));
    if (focused.slice(0, 7) !== month.slice(0, 7)) setFocused(clampDate(month, min, max));
  };
  const pressKey = (event: KeyboardEvent): void => {
    const date = dateOf(event);
    const moved = date === undefined ? null : moveDate(event.key, event.shiftKey, date);
    if (moved === null) return;
    event.preventDefault();
    const target = clampDate(moved, min, max);
    const month = startOfMonth(target);
    mayFocus.current = true;
    setFocused(target);
    onPoint?.(target);
    if (month < first) setFirst(month);
    if (month > addMonths(first, months - 1)) setFirst(addMonths(month, 1 - months));
  };

  /** For all days at once: a calendar opens with more than sixty of them. */
  const ofAnyDay = {
    onKeyDown: pressKey,
    onPointerOver: (event: SyntheticEvent) => onPoint?.(dateOf(event) ?? null),
    onPointerLeave: () => onPoint?.(null),
    onClick: (event: SyntheticEvent) => {
      const date = dateOf(event);
      if (date === undefined) return;
      setFocused(date);
      onPick(date);
    },
  };

  return (
    <div ref={element} className={css.calendar} {...ofAnyDay}>
      {places.slice(0, months).map((place, index) => {
        const month = addMonths(first, index);
        return (
          <div key={place}>
            <MonthHead
              month={month}
              isFirst={index === 0}
              isLast={index === months - 1}
              isChoosing={choosing === index}
              onChoose={() => setChoosing(choosing === index ? null : index)}
              onShow={(by) => show(addMonths(first, by))}
            />
            {choosing === index ? (
              <MonthPicker
                {...{ month, min, max }}
                onChoose={(chosen) => chooseMonth(chosen, index)}
                onCancel={() => chooseMonth(month, index)}
              />
            ) : (
              <MonthGrid {...{ month, today, marked, ...bounds }} tabStop={focused} />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface MonthGridProps extends Bounds, Pick<CalendarProps, 'today' | 'marked'> {
  /** The first day of the month. */
  month: string;
  /** The one day that Tab reaches, when it is in this month. */
  tabStop: string;
}

/** A grid of buttons: screen readers leave the arrow keys to us, and a day is one element, not two. */
const gridRole = { role: 'grid' };
const rowRole = { role: 'row' };
const dayRole = (isMarked: boolean) => ({ role: 'gridcell', 'aria-selected': isMarked });

/** One month as a grid of days. It only draws: presses and keys are the calendar's. */
const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const texts = useTexts('Calendar', calendarTexts);
  const { clauses } = useCommonTexts();
  return (
    <div {...gridRole} className={css.grid} aria-label={monthName(props.month, texts)}>
      <div className={css.row} aria-hidden="true">
        {texts.weekdays.map((name) => (
          <span key={name} className={css.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeksOfMonth(props.month).map((week, index) => {
        const lead = index === 0 ? 7 - week.length : 0;
        return (
          <div {...rowRole} key={week[0]} className={css.row}>
            {week.map((date, place) => drawDay(date, lead + place, props, texts, clauses))}
          </div>
        );
      })}
    </div>
  );
});

/** A function and not a component: a calendar opens with more than sixty of them. */
function drawDay(
  date: string,
  weekdayIndex: number,
  { today, marked, tabStop, ...bounds }: MonthGridProps,
  texts: CalendarTexts,
  clauses: CommonTexts['clauses'],
) {
  const problem = outOfBounds(date, bounds, String, texts);
  const name = dateName(date, weekdayIndex, texts);
  const isMarked = marked !== null && date >= marked.begin && date <= marked.end;
  return (
    <button
      {...dayRole(isMarked)}
      key={date}
      type="button"
      className={css.day}
      data-date={date}
      data-begin={date === marked?.begin || undefined}
      data-end={date === marked?.end || undefined}
      aria-label={date === today ? clauses([texts.today, name]) : name}
      aria-current={date === today ? 'date' : undefined}
      tabIndex={date === tabStop ? 0 : -1}
      disabled={problem !== undefined}
      title={problem}
    >
      {Number(date.slice(8))}
    </button>
  );
}

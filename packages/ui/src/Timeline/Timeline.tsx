import { groups } from 'd3';
import { memo, useMemo, type ReactNode } from 'react';
import { addDays, weekdayOf } from '../Calendar/dates.ts';
import { useToday } from '../lib/useToday.ts';
import type { Tone } from '../theme/index.ts';
import * as css from './Timeline.css.ts';
import { useTexts } from '../texts/context.ts';
import { calendarTexts, type CalendarTexts } from '../Calendar/texts.ts';

/** The label of a day: 今天, 昨天, else the date with its weekday. */
export function dayWords(
  date: string,
  today: string,
  texts: CalendarTexts = calendarTexts,
): string {
  const weekday = weekdayOf(date);
  if (Number.isNaN(weekday)) return date;
  const namesNear = [texts.yesterday, texts.today, texts.tomorrow];
  const name = namesNear.find((_, index) => date === addDays(today, index - 1));
  return [name, date, texts.shortWeekday(weekday)].filter(Boolean).join(' ');
}

export interface TimelineEntry {
  id: string | number;
  /** `yyyy-MM-dd HH:mm` or with seconds, as the clock on the wall showed it. */
  time: string;
  /** What happened, in one line. */
  title: ReactNode;
  /** Who did it. */
  by?: ReactNode;
  /** What it means. An icon or the title repeats it. @default 'neutral' */
  tone?: Tone | undefined;
  /** 12 px. */
  icon: ReactNode;
}

export interface TimelineProps {
  /** What it is the history of. */
  label: string;
  /** In the order in which they are shown: the newest first, as a rule. */
  items: readonly TimelineEntry[];
  /** `yyyy-MM-dd`: the days near it are called 今天, 昨天. @default the day of this device */
  today?: string | undefined;
}

/** Estimated height of a day that has not been rendered, in px. */
const estimatedHeight = (entries: number): string => `auto ${30 + entries * 34}px`;

/**
 * What happened to one record, day by day.
 *
 * Use it for the history of an order, a stay, a review. Do not use it for steps that are still to come
 * (`Steps`), nor for many records of the same kind (a `Table`, which sorts and filters). Thousands of
 * entries are fine; an empty history is an `EmptyState`.
 */
export function Timeline({ label, items, today: givenToday }: TimelineProps) {
  const texts = useTexts('Calendar', calendarTexts);
  const today = useToday(givenToday);
  const days = useMemo(() => groups(items, ({ time }) => time.slice(0, 10)), [items]);
  return (
    <ol className={css.timeline} aria-label={label}>
      {days.map(([date, entries]) => (
        <li
          key={date}
          className={css.day}
          style={{ containIntrinsicBlockSize: estimatedHeight(entries.length) }}
        >
          <p className={css.dayName}>{dayWords(date, today, texts)}</p>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** Drawn again only when the entry is another: new ones come on top of thousands. */
const Entry = memo(function Entry({ entry }: { entry: TimelineEntry }) {
  const { time, title, by, tone = 'neutral', icon } = entry;
  return (
    <li className={css.entry}>
      <span className={css.sign({ tone })} aria-hidden="true">
        {icon}
      </span>
      <div className={css.words}>
        <time className={css.time} dateTime={`${time.replace(' ', 'T')}+08:00`}>
          {time.slice(11)}
        </time>
        <span className={css.title}>{title}</span>
        {by !== undefined && <span className={css.by}>{by}</span>}
      </div>
    </li>
  );
});

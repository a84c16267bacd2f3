import { memo, useMemo, type ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import * as css from './Timeline.css.ts';
import { addDays, weekdayLabels, weekdayOf } from '../Calendar/dates.ts';

/** Puts neighbours of the same day together; the order of the entries stays as it is. */
export function groupByDay<Entry extends { time: string }>(entries: readonly Entry[]) {
  const days: { date: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = entry.time.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

/** What the days around today are called, in their order. */
const namesNear = ['昨天', '今天', '明天'];

/** The label of a day: 今天, 昨天, else the date with its weekday. */
export function dayWords(date: string, today: string): string {
  const label = weekdayLabels[weekdayOf(date)];
  if (label === undefined) return date;
  const name = namesNear.find((_, index) => date === addDays(today, index - 1));
  return [name, date, `周${label}`].filter(Boolean).join(' ');
}

/** Something that happened. */
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
  /** 12 px; without one a dot. */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** What it is the history of. */
  label: string;
  /** In the order in which they are shown: the newest first, as a rule. */
  items: readonly TimelineEntry[];
  /** `yyyy-MM-dd`: the days near it are called 今天, 昨天. */
  today: string;
}

/** Above this number of days, those out of view are not laid out. */
const renderAllUpTo = 20;

/** Estimated height of a day that has not been rendered, in px. */
const estimatedHeight = (entries: number): string => `auto ${30 + entries * 34}px`;

/**
 * What happened to one record, day by day.
 *
 * Use it for the history of an order, a stay, a review. Do not use it for steps that are still to come
 * (`Steps`), nor for many records of the same kind (a `Table`, which sorts and filters). Thousands of
 * entries are fine; an empty history is an `EmptyState`.
 */
export function Timeline({ label, items, today }: TimelineProps) {
  const days = useMemo(() => groupByDay(items), [items]);
  const isLong = days.length > renderAllUpTo;
  return (
    <ol className={css.timeline} aria-label={label}>
      {days.map(({ date, entries: ofDay }, index) => (
        <li
          key={`${date} ${ofDay[0]?.id}`}
          className={css.day({ isFar: isLong && index >= renderAllUpTo })}
          style={{ containIntrinsicBlockSize: estimatedHeight(ofDay.length) }}
        >
          <p className={css.dayName}>{dayWords(date, today)}</p>
          <ol className={css.entries}>
            {ofDay.map((entry) => (
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
        {icon ?? <span className={css.dot} />}
      </span>
      <div className={css.words}>
        <div className={css.head}>
          <time className={css.time} dateTime={`${time.replace(' ', 'T')}+08:00`}>
            {time.slice(11)}
          </time>
          <span className={css.title}>{title}</span>
          {by !== undefined && <span className={css.by}>{by}</span>}
        </div>
      </div>
    </li>
  );
});

import { addDays, weekdayLabels, weekdayOf } from '../Calendar/dates.ts';

/** What happened on one day. */
export interface Day<Entry> {
  /** `yyyy-MM-dd` */
  date: string;
  entries: Entry[];
}

/** Puts neighbours of the same day together; the order of the entries stays as it is. */
export function groupByDay<Entry extends { time: string }>(
  entries: readonly Entry[],
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const date = entry.time.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

function nameNear(date: string, today: string): string | undefined {
  if (date === today) return '今天';
  if (date === addDays(today, -1)) return '昨天';
  return date === addDays(today, 1) ? '明天' : undefined;
}

/** The label of a day: 今天, 昨天, else the date with its weekday. */
export function dayWords(date: string, today: string | undefined): string {
  const label = weekdayLabels[weekdayOf(date)];
  if (label === undefined) return date;
  const weekday = `周${label}`;
  const name = today === undefined ? undefined : nameNear(date, today);
  return name === undefined ? `${date} ${weekday}` : `${name} ${date} ${weekday}`;
}

import type { ChartPeriod } from '@anzhu/api/contract/chart';
import { addDays } from '@anzhu/api/rules/days';
import { lastDays, mondayOf } from '@anzhu/api/rules/periods';

/** The last weeks with this one, oldest first, each by its days from Monday on. */
function lastWeeks(today: string, count: number): string[][] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, (index - count + 1) * 7 + day)),
  );
}

/** The name of a day in a chart: `MM-dd`. */
export const nameOfDay = (day: string): string => day.slice(5);

/** A stretch of a chart: its name, and the days that count under it. */
export interface Stretch {
  name: string;
  days: readonly string[];
}

/**
 * What new isolations are counted by: each of the last 7 days, or each of the last 5 weeks, which
 * begin on Monday and are named by it.
 */
export const stretchesOf = (period: ChartPeriod, today: string): Stretch[] =>
  period === 'week'
    ? lastDays(today, 7).map((day) => ({ name: nameOfDay(day), days: [day] }))
    : lastWeeks(today, 5).map((days) => ({ name: nameOfDay(days[0] ?? today), days }));

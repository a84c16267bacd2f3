import type { ChartPeriod } from '@anzhu/api/contract/chart';
import { addDays } from '@anzhu/api/rules/days';
import { lastDayOf, lastDays, lastMonths, mondayOf } from '@anzhu/api/rules/periods';

/** The last weeks with this one, oldest first, each by its days from Monday on. */
function lastWeeks(today: string, count: number): string[][] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, (index - count + 1) * 7 + day)),
  );
}

/** The name of a day in a chart: `MM-dd`. */
const nameOfDay = (day: string): string => day.slice(5);

/** A stretch of a chart: its name, and the days that count under it. */
export interface ChartInterval {
  name: string;
  days: readonly string[];
}

/** The days of a month, `yyyy-MM`. */
function daysOf(month: string): string[] {
  const first = `${month}-01`;
  const count = Number(lastDayOf(month).slice(8));
  return Array.from({ length: count }, (_, day) => addDays(first, day));
}

/**
 * What is counted by: each of the last 7 days, each of the last 5 weeks, which begin on Monday and are named by it,
 * or each of the last 12 months.
 */
export function chartIntervals(period: ChartPeriod, today: string): ChartInterval[] {
  switch (period) {
    case 'week':
      return lastDays(today, 7).map((day) => ({ name: nameOfDay(day), days: [day] }));
    case 'month':
      return lastWeeks(today, 5).map((days) => ({ name: nameOfDay(days[0] ?? today), days }));
    case 'year':
      return lastMonths(today, 12).map((month) => ({ name: month, days: daysOf(month) }));
  }
}

import type { ChartPeriod, ChartPoint } from '@anzhu/api/contract/chart';
import { addDays } from '@anzhu/api/rules/days';
import { lastDayOf, lastMonths, mondayOf } from '@anzhu/api/rules/periods';

/** The days of a filter in the URL of a list, both inclusive. */
const days = (begin: string, end: string): string => `${begin}..${end}`;

/** The latest day with the name `MM-dd` that is not after today, `yyyy-MM-dd`. */
export function dayNamed(name: string, today: string): string {
  const year = Number(today.slice(0, 4));
  return `${name <= today.slice(5) ? year : year - 1}-${name}`;
}

/** The days of a point of a chart: of `MM-dd` that day, or the week that begins on it; of `yyyy-MM` the month. */
export function daysOfPoint(name: string, period: ChartPeriod, today: string): string {
  if (period === 'year') return daysOfMonth(name);
  const first = dayNamed(name, today);
  return days(first, period === 'week' ? first : addDays(first, 6));
}

/** The days of a month, `yyyy-MM`. */
export function daysOfMonth(month: string): string {
  return days(`${month}-01`, lastDayOf(month));
}

/** What the points of a chart are: all that there is so far, the last 12 months, 7 days or 5 weeks. */
export type Span = 'all' | ChartPeriod;

/** The first point of a span that ends today, as the server names it. */
function firstName(span: Exclude<Span, 'all'>, today: string): string {
  if (span === 'year') return lastMonths(today, 12)[0] ?? '';
  return addDays(span === 'week' ? today : mondayOf(today), span === 'week' ? -6 : -28).slice(5);
}

/** The period of a chart in words, by its first point; by the clock while it has none: 2025-12 至 2026-11. */
export function periodOf(points: readonly ChartPoint[], span: Span, today: string): string {
  if (span === 'all') return `截至 ${today}`;
  const first = points[0]?.name ?? firstName(span, today);
  if (span === 'year') return `${first} 至 ${points.at(-1)?.name ?? today.slice(0, 7)}`;
  return `${first} 至 ${today.slice(5)}`;
}

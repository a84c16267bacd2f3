/** Weeks and months by date-fns; days are `yyyy-MM-dd`, months `yyyy-MM`. */
import { addMonths } from 'date-fns/addMonths';
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { addDays, readDay, writeDay } from './days.ts';

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  return writeDay(startOfISOWeek(readDay(day)));
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return writeDay(lastDayOfMonth(readDay(month)));
}

/** So many days that end with `today`, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));

/** So many months that end with that of `today`, oldest first. */
export const lastMonths = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    writeDay(addMonths(readDay(today), index - count + 1)).slice(0, 7),
  );

/**
 * Arithmetic on days, `yyyy-MM-dd`, by date-fns. They are read and written as UTC, so that neither the machine's
 * time zone nor its summer time changes a result.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as daysAfter } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO9075 } from 'date-fns/formatISO9075';
import { getISODay } from 'date-fns/getISODay';
import { lastDayOfMonth as lastOf } from 'date-fns/lastDayOfMonth';

/** A day, or a month `yyyy-MM` as its first day, for the functions of date-fns. */
export const readDay = (day: string): Date => new UTCDateMini(day);

/** The day of a date in UTC, `yyyy-MM-dd`. */
export const writeDay = (date: Date): string => formatISO9075(date, { representation: 'date' });

/** The day of a moment: the first ten characters of `yyyy-MM-dd HH:mm:ss`. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** The day so many days later (or earlier, when negative). `day` is `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return writeDay(daysAfter(readDay(day), days));
}

/** The last day of a month, `yyyy-MM`. */
export const lastDayOfMonth = (month: string): string => writeDay(lastOf(readDay(month)));

/** Calendar days from one day to another, negative when it lies before. Both `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(readDay(to), readDay(from));
}

/** The weekday of a day, 0 for Monday to 6 for Sunday. `day` is `yyyy-MM-dd`. */
export function weekdayOf(day: string): number {
  return getISODay(readDay(day)) - 1;
}

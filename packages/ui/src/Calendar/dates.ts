import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as daysAfter } from 'date-fns/addDays';
import { addMonths as monthsAfter } from 'date-fns/addMonths';
import { formatISO9075 } from 'date-fns/formatISO9075';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISODay } from 'date-fns/getISODay';
import { calendarTexts, type CalendarTexts } from './texts.ts';

/**
 * Arithmetic on calendar dates written 'yyyy-MM-dd', by date-fns. They are read as UTC, so that no time zone
 * changes a result. Such strings sort as they are compared, so `<` and `>` need no function. No clock comes
 * in: today is always a parameter; its default is `useToday`'s.
 */

const read = (date: string): Date => new UTCDateMini(date);
const write = (date: Date): string => formatISO9075(date, { representation: 'date' });

/** The date some days later, or earlier when `days` is negative. */
export function addDays(date: string, days: number): string {
  return write(daysAfter(read(date), days));
}

/** The date some months later; a day that the month lacks becomes its last day. */
export function addMonths(date: string, months: number): string {
  return write(monthsAfter(read(date), months));
}

/** Monday 0 to Sunday 6. */
export function weekdayOf(date: string): number {
  return getISODay(read(date)) - 1;
}

export function startOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

/** The nearest date that is not before `min` and not after `max`. */
export function clampDate(date: string, min?: string, max?: string): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** Whether a date is within the bounds, both inclusive. */
export function isWithin(date: string, min?: string, max?: string): boolean {
  return clampDate(date, min, max) === date;
}

/** Whether any day of a month, given by its first, is within the bounds. */
export function isMonthWithin(month: string, min?: string, max?: string): boolean {
  return isWithin(month.slice(0, 7), min?.slice(0, 7), max?.slice(0, 7));
}

/** The days of a month by weeks, Monday first; the first and the last week may be short. */
export function weeksOfMonth(monthStart: string): string[][] {
  const count = getDaysInMonth(read(monthStart));
  const lead = weekdayOf(monthStart);
  const weeks: string[][] = [];
  // Written here: date-fns would make and format a Date for each of more than sixty days.
  for (let day = 1; day <= count; day += 1) {
    const week = Math.floor((lead + day - 1) / 7);
    (weeks[week] ??= []).push(`${monthStart.slice(0, 8)}${String(day).padStart(2, '0')}`);
  }
  return weeks;
}

/** A date in words, for screen readers: 2026年11月20日 星期五. `weekday` is Monday 0 to Sunday 6. */
export function dateName(
  date: string,
  weekday = weekdayOf(date),
  texts: CalendarTexts = calendarTexts,
): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return texts.day(year, month, day, weekday);
}

/** A month in words: 2026年11月. */
export function monthName(date: string, texts: CalendarTexts = calendarTexts): string {
  return texts.month(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
}

/** The date after a key in a calendar: arrows, Home, End, PageUp and PageDown, with Shift by years; null for others. */
export function moveDate(key: string, isShifted: boolean, date: string): string | null {
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'Home') return addDays(date, -weekdayOf(date));
  if (key === 'End') return addDays(date, 6 - weekdayOf(date));
  if (key === 'PageUp') return addMonths(date, isShifted ? -12 : -1);
  return key === 'PageDown' ? addMonths(date, isShifted ? 12 : 1) : null;
}

const monthMoves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};

/** The month (0 to 11) after a key in a grid of three columns. Null for other keys. */
export function moveMonth(key: string, month: number): number | null {
  const target = month + (monthMoves[key] ?? 0);
  return target === month || target < 0 || target > 11 ? null : target;
}

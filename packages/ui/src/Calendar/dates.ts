/**
 * Arithmetic on calendar dates written 'yyyy-MM-dd'. Such strings sort as they are compared, so
 * `<` and `>` need no function. No clock and no time zone comes in: today is always a parameter.
 */

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const weekdayNames = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'];

/** The short names above a month, Monday first. */
export const weekdayLabels = ['一', '二', '三', '四', '五', '六', '日'];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** How many days a month has; `month` is 1 to 12. */
function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Writes a date as 'yyyy-MM-dd'; null when there is no such day. */
export function writeDate(year: number, month: number, day: number): string | null {
  if (day < 1 || day > daysInMonth(year, month)) return null;
  const digits = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The parts of a date: year, month 1 to 12, day of the month. */
function readDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** Days before the first of March of a year: with March first, the leap day falls at a year's end. */
function daysBeforeMarch(year: number): number {
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** The number of a day on a line without months; differences are days. */
export function dayNumber(date: string): number {
  const { year, month, day } = readDate(date);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  return daysBeforeMarch(marchYear) + Math.floor((153 * marchMonth + 2) / 5) + day - 1;
}

/** The date of a day's number; the inverse of `dayNumber`. */
function dateOfDay(number: number): string {
  let marchYear = Math.floor((number * 400) / 146097);
  while (daysBeforeMarch(marchYear + 1) <= number) marchYear += 1;
  while (daysBeforeMarch(marchYear) > number) marchYear -= 1;
  const dayOfYear = number - daysBeforeMarch(marchYear);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return writeDate(month > 2 ? marchYear : marchYear + 1, month, day) ?? '';
}

/** The date some days later, or earlier when `days` is negative. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** The date some months later; a day that the month lacks becomes its last day. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = readDate(date);
  const target = year * 12 + month - 1 + months;
  const targetYear = Math.floor(target / 12);
  const targetMonth = (target % 12) + 1;
  const last = daysInMonth(targetYear, targetMonth);
  return writeDate(targetYear, targetMonth, Math.min(day, last)) ?? '';
}

/** Monday 0 to Sunday 6. */
export function weekdayOf(date: string): number {
  return (dayNumber(date) + 2) % 7;
}

/** The first day of a date's month. */
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
  const last = addDays(addMonths(month, 1), -1);
  return (min === undefined || last >= min) && (max === undefined || month <= max);
}

/** The days of a month by weeks, Monday first; the first and the last week may be short. */
export function weeksOfMonth(monthStart: string): string[][] {
  const { year, month } = readDate(monthStart);
  const lead = weekdayOf(monthStart);
  const weeks: string[][] = [];
  for (let day = 1; day <= daysInMonth(year, month); day += 1) {
    const week = Math.floor((lead + day - 1) / 7);
    (weeks[week] ??= []).push(`${monthStart.slice(0, 8)}${String(day).padStart(2, '0')}`);
  }
  return weeks;
}

/** A date in words, for screen readers: 2026年11月20日 星期五. */
export function dateName(date: string): string {
  const { year, month, day } = readDate(date);
  return `${year}年${month}月${day}日 ${weekdayNames[weekdayOf(date)]}`;
}

/** A month in words: 2026年11月. */
export function monthName(date: string): string {
  const { year, month } = readDate(date);
  return `${year}年${month}月`;
}

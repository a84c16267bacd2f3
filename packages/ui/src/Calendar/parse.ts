import { UTCDateMini } from '@date-fns/utc/date/mini';
import { formatISO9075 } from 'date-fns/formatISO9075';

/** Full-width digits and punctuation become plain ones, as an input method may leave them. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

const fullDate = /^(\d{4})[-/.年 ](\d{1,2})[-/.月 ](\d{1,2})日?$/;
const fullDigits = /^(\d{4})(\d{2})(\d{2})$/;
const shortYear = /^(\d{2})(\d{2})(\d{2})$/;
const dayOfYear = /^(\d{1,2})[-/.月](\d{1,2})日?$/;
const dayOfYearDigits = /^(\d{2})(\d{2})$/;

const earliestYear = 1900;

/**
 * Reads a typed date: 20261120, 261120, 1120 (the year of today), 2026-11-20, 2026/11/20, 11-20, 2026年11月20日.
 * Returns 'yyyy-MM-dd', or null when it is no valid day.
 */
export function parseDate(text: string, today: string): string | null {
  const typed = plain(text);
  const full = fullDate.exec(typed) ?? fullDigits.exec(typed);
  if (full) return dateOf(Number(full[1]), full[2], full[3]);
  const short = shortYear.exec(typed);
  if (short) return dateOf(2000 + Number(short[1]), short[2], short[3]);
  const day = dayOfYear.exec(typed) ?? dayOfYearDigits.exec(typed);
  return day ? dateOf(Number(today.slice(0, 4)), day[1], day[2]) : null;
}

/** 'yyyy-MM-dd'; null when there is no such day. */
function dateOf(year: number, month?: string, day?: string): string | null {
  const date = new UTCDateMini(year, Number(month) - 1, Number(day));
  const isDay = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
  return isDay && year >= earliestYear ? formatISO9075(date, { representation: 'date' }) : null;
}

const clockTime = /^(\d{1,2})[:点时](?:(\d{1,2})分?(?::(\d{1,2}))?)?$/;
const clockDigits = /^(\d{1,2})(?:(\d{2})(\d{2})?)?$/;

/** Reads a typed time: 1400, 930, 14:00, 14:00:30, 9, 14点30. Returns 'HH:mm:ss' or null. */
export function parseTime(text: string): string | null {
  const typed = plain(text);
  const match = clockTime.exec(typed) ?? clockDigits.exec(typed);
  if (!match) return null;
  const [hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

const dateAndDigits = /^(\d{8})(\d{4}(?:\d{2})?)$/;
const dateThenTime = /^(.*\d日?)[T\s]+(\d.*)$/;
const dateThenTimeInWords = /^(.*日)(\d.*)$/;

/**
 * Reads a typed date and time: the forms of `parseDate` and `parseTime` with a space between, or
 * 202611201400. Without a time it is `defaultTime` ('HH:mm:ss'). Returns 'yyyy-MM-dd HH:mm:ss' or null.
 */
export function parseDateTime(text: string, today: string, defaultTime: string): string | null {
  const typed = plain(text);
  const match =
    dateAndDigits.exec(typed) ?? dateThenTime.exec(typed) ?? dateThenTimeInWords.exec(typed);
  const date = parseDate(match?.[1] ?? typed, today);
  const time = match ? parseTime(match[2] ?? '') : defaultTime;
  return date !== null && time !== null ? `${date} ${time}` : null;
}

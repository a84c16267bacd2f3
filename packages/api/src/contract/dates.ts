import { UTCDateMini } from '@date-fns/utc/date/mini';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import * as z from 'zod/mini';
import { described } from './label.ts';

/** The days that every month has: most dates need no look at the calendar. */
const shortestMonth = 28;

/** True when a text that starts like `yyyy-MM-dd` starts with an existing day; 2026-02-30 does not exist. */
export function isCalendarDay(text: string): boolean {
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= shortestMonth || day <= getDaysInMonth(new UTCDateMini(text.slice(0, 7)));
}

/** True when a text like `yyyy-MM-dd HH:mm:ss` has a time that exists; 25:61:00 does not. */
export const isClockTime = (text: string): boolean =>
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(11));

/** The first and the last day of the contract: others are slips of the keys. */
export const dayRange = { first: '2000-01-01', last: '2099-12-31' } as const;

const isInRange = (text: string): boolean => text.startsWith('20');

const outOfRange = `应在 ${dayRange.first} 至 ${dayRange.last} 之间`;

/** A day, `yyyy-MM-dd`. */
export const LocalDate = described(
  'yyyy-MM-dd',
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d\d-\d\d$/, '应为日期'),
      z.refine(isInRange, outOfRange),
      z.refine(isCalendarDay, '不是存在的日期'),
    ),
);

/** A month, `yyyy-MM`. */
export const Month = described(
  'yyyy-MM',
  z
    .string()
    .check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '应为月份'),
      z.refine(isInRange, '应在 2000-01 至 2099-12 之间'),
    ),
);

/** A local time in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`, independent of the machine's time zone. */
export const LocalDateTime = described(
  'yyyy-MM-dd HH:mm:ss',
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '应为日期时间'),
      z.refine(isInRange, outOfRange),
      z.refine(isCalendarDay, '不是存在的日期'),
      z.refine(isClockTime, '不是存在的时间'),
    ),
);

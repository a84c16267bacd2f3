import * as z from 'zod/mini';
import { checked } from './checked.ts';
import { described } from './label.ts';

/** True when the text starts with an existing day; 2026-02-30 does not exist. */
export function isCalendarDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day, `yyyy-MM-dd`. */
export const LocalDate = described(
  'yyyy-MM-dd',
  checked(
    z.string(),
    z.regex(/^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '应为日期'),
    z.refine(isCalendarDay, '不是存在的日期'),
  ),
);

/** A local time in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`, independent of the machine's time zone. */
export const LocalDateTime = described(
  '上海时间 yyyy-MM-dd HH:mm:ss',
  checked(
    z.string(),
    z.regex(
      /^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
      '应为日期时间',
    ),
    z.refine(isCalendarDay, '不是存在的日期'),
  ),
);

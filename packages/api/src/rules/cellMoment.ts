import { isCalendarDay, isClockTime } from '../contract/dates.ts';
import { daysBetween } from './days.ts';
import { addSeconds, localTime } from './localTime.ts';
import type { SheetCell } from './sheet.ts';
import { cellText, CellProblem, filled, isReadable } from './testImportCells.ts';

/** Day zero of the two date systems of workbooks. */
const dayZero = { from1900: '1899-12-30', from1904: '1904-01-01' };
const lastDay = '9999-12-31';
const secondsOfDay = 86_400;
const dayLength = 10;
/** Tests and stays are not older: a number for an earlier day is not a date. */
const firstYear = 2000;

/** The day zero of a workbook. */
export interface DateSystem {
  isDate1904: boolean;
}

/**
 * A moment as `yyyy-MM-dd HH:mm:ss`, or a day alone as `yyyy-MM-dd`: from a date cell (days since day zero), or from
 * text such as 2026-03-18 08:30, 2026/3/18 8:30:05, 2026年3月18日8时30分, 2026/3/18 下午2:30, 2026-03-18T08:30:00.
 * Text with a time zone is converted to Shanghai time. What could be another moment as well is refused, and what lies
 * before the year `since`.
 */
export function readMoment(
  title: string,
  cell: SheetCell | undefined,
  { isDate1904, since = firstYear }: DateSystem & { since?: number },
): string {
  const value = filled(title, cell);
  const moment =
    typeof value === 'number' ? momentOfDays(value, isDate1904) : momentOfText(title, value);
  if (moment !== null && Number(moment.slice(0, 4)) >= since) return moment;
  const [, reason = ''] = ambiguities.find(([form]) => form.test(String(value))) ?? [];
  throw new CellProblem(`${title}${reason}应为 2026-03-18 08:30 这样的日期时间`);
}

/** Texts that may mean several moments. */
const ambiguities: readonly (readonly [RegExp, string])[] = [
  [/^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|^\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b/, '的年月日顺序不明，'],
  [/上午 ?12/, '不知是零点还是中午，'],
  [/[:]\d(?!\d)/, '的分钟应为两位，'],
];

/** The moment so many days after day zero, a day alone for a whole number; null for one that is not usual. */
export function momentOfDays(days: number, isDate1904: boolean): string | null {
  const zero = isDate1904 ? dayZero.from1904 : dayZero.from1900;
  const seconds = Math.round(days * secondsOfDay);
  const isUsual = seconds >= secondsOfDay && seconds < daysBetween(zero, lastDay) * secondsOfDay;
  if (!isUsual) return null;
  const moment = addSeconds(`${zero} 00:00:00`, seconds);
  return Number.isInteger(days) ? moment.slice(0, dayLength) : moment;
}

/** A day, with or without a time; no space is needed behind 日 and before 上午 and 下午. */
const dayAndTime =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日?$|(?:T|日 ?| (?! )|(?=[上下]午))(?:([上下])午 ?)?(\d.*)$)/i;
const timeOfDay =
  /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?|时(?:(\d{1,2})分?(?:(\d{1,2})秒?)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;

/** @throws CellProblem for a day or a time that does not exist, as 2026/2/30. */
function momentOfText(title: string, text: string): string | null {
  const [, year = '', month = '', day = '', half, time] =
    dayAndTime.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  if (year === '') return null;
  const parts = timeOfDay.exec(time ?? '0:00');
  if (!parts) return null;
  const [, hour = '', minute = parts[4] ?? '', second = parts[5] ?? '', , , zone] = parts;
  if (half === '上' && Number(hour) === 12) return null;
  const isAfternoon = half === '下' && Number(hour) < 12;
  const hours = isAfternoon ? String(Number(hour) + 12) : hour;
  const twoDigits = (digits: string): string => digits.padStart(2, '0');
  const local = `${[year, twoDigits(month), twoDigits(day)].join('-')} ${[hours, minute, second].map(twoDigits).join(':')}`;
  if (!isCalendarDay(local)) throw new CellProblem(`${title}不是存在的日期`);
  if (!isClockTime(local) || (half === '上' && Number(hour) > 12)) {
    throw new CellProblem(`${title}不是存在的时间`);
  }
  if (time === undefined) return local.slice(0, dayLength);
  return zone === undefined ? local : toShanghaiTime(local, zone);
}

/** True for a moment that is a day alone. */
export const isDayAlone = (moment: string): boolean => moment.length === dayLength;

/** True for text of a moment, and for a number of days that is not whole. */
export const isMoment = (cell: SheetCell): boolean =>
  (typeof cell === 'string' || (typeof cell === 'number' && !Number.isInteger(cell))) &&
  isReadable(() => readMoment('', cell, { isDate1904: false }));

/** True for a time without a day: a part of a day, or text such as 8:30. */
export const isTimeOfDay = (cell: SheetCell): boolean =>
  typeof cell === 'number'
    ? cell >= 0 && cell < 1
    : isMoment(`2000-01-01 ${cellText(cell)}`.trim());

/** Day and time of two columns as one cell: what does not fit together is left for `readMoment` to refuse. */
export function joinMoment(day: SheetCell, time: SheetCell, { isDate1904 }: DateSystem): SheetCell {
  if (time === null || (day !== null && typeof day === 'object')) return day;
  if (day === null || typeof time === 'object') return time;
  const date = typeof day === 'number' ? (momentOfDays(day, isDate1904) ?? day) : cellText(day);
  const clock =
    typeof time === 'number' && isTimeOfDay(time)
      ? addSeconds(
          '2000-01-01 00:00:00',
          Math.min(Math.round(time * secondsOfDay), secondsOfDay - 1),
        ).slice(dayLength + 1)
      : cellText(time);
  return `${date} ${clock}`;
}

function toShanghaiTime(local: string, zone: string): string {
  const offset = /^z$/i.test(zone) ? '+00:00' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return localTime(Date.parse(`${local.replace(' ', 'T')}${offset}`));
}

import { UTCDateMini } from '@date-fns/utc/date/mini';
import { formatISO9075 } from 'date-fns/formatISO9075';
import { calendarTexts, type CalendarTexts } from './texts.ts';
import { commonTexts } from '../lib/texts.ts';

/** The first and the last date, moment or time that can be chosen, both inclusive. */
export interface Bounds {
  /** The first that can be chosen. Without it there is no lower limit. */
  min?: string | undefined;
  /** The last that can be chosen. Without it there is no upper limit. */
  max?: string | undefined;
  /** Why nothing before `min`, as a sentence: 入住时间最早为昨天. */
  minReason?: string | undefined;
  /** Why nothing after `max`. */
  maxReason?: string | undefined;
}

/** A span of days, both 'yyyy-MM-dd' and both inclusive; `begin` is never after `end`. */
export interface DateSpan {
  begin: string;
  end: string;
}

type Show = (bound: string) => string;

/** The error of a valid date or date-time; undefined when it is within the bounds. */
export function outOfBounds(
  moment: string,
  { min, max, minReason, maxReason }: Bounds,
  show: Show = String,
  texts: CalendarTexts = calendarTexts,
): string | undefined {
  if (min !== undefined && moment < min) return minReason ?? texts.tooEarly(show(min));
  return max !== undefined && moment > max ? (maxReason ?? texts.tooLate(show(max))) : undefined;
}

/** The bounds in a line, for below a calendar; the reasons where there are some. */
export function boundsInWords(
  { min, max, minReason, maxReason }: Bounds,
  show: Show = String,
  texts: CalendarTexts = calendarTexts,
  sentences = commonTexts.sentences,
): string | undefined {
  const reasons = [minReason, maxReason].filter((reason) => reason !== undefined);
  if (reasons.length > 0) return sentences(reasons);
  if (min !== undefined && max !== undefined) return texts.between(show(min), show(max));
  if (min !== undefined) return texts.from(show(min));
  return max === undefined ? undefined : texts.until(show(max));
}

/** Full-width digits and punctuation become plain ones, as an input method may leave them. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

const separatedDate = /^(?:(\d{4})[-/.年 ])?(\d{1,2})[-/.月 ](\d{1,2})日?$/;
const dateDigits = /^(\d{4}|\d{2})?(\d{2})(\d{2})$/;

const earliestYear = 1900;

/** Year, month (from 0) and day as they are written; null for text that is written otherwise. */
function datePartsOf(text: string, today: string): [number, number, number] | null {
  const typed = plain(text);
  const parts = separatedDate.exec(typed) ?? dateDigits.exec(typed);
  if (!parts) return null;
  const year = Number((parts[1] ?? today.slice(0, 4)).padStart(4, '20'));
  return year < earliestYear ? null : [year, Number(parts[2]) - 1, Number(parts[3])];
}

/** Reads a typed date: 20261120, 1120 (the year of today), 2026/11/20, 2026年11月20日. Null when it is no valid day. */
export function parseDate(text: string, today: string): string | null {
  const parts = datePartsOf(text, today);
  if (!parts) return null;
  const date = new UTCDateMini(...parts);
  const isDay = date.getMonth() === parts[1] && date.getDate() === parts[2];
  return isDay ? formatISO9075(date, { representation: 'date' }) : null;
}

/** The error of a text that `parseDate` returns null for. */
const dateProblem = (text: string, today: string, texts: CalendarTexts): string =>
  datePartsOf(text, today) ? texts.noSuchDay : texts.wrongDate;

const clockTime = /^(\d{1,2})[:点时](?:(\d{1,2})分?(?::(\d{1,2}))?)?$/;
const clockDigits = /^(\d{1,2})(?:(\d{2})(\d{2})?)?$/;

/** How a time, or a date and time, is shown: without seconds when there are none. */
export function showTime(value: string): string {
  return value.endsWith(':00') ? value.slice(0, -3) : value;
}

function timePartsOf(text: string): RegExpExecArray | null {
  const typed = plain(text);
  return clockTime.exec(typed) ?? clockDigits.exec(typed);
}

/** Reads a typed time: 1400, 930, 14:00, 14:00:30, 9, 14点30. Returns 'HH:mm:ss' or null. */
export function parseTime(text: string): string | null {
  const match = timePartsOf(text);
  if (!match) return null;
  const [hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The error of a text that `parseTime` returns null for. */
export const timeProblem = (text: string, texts: CalendarTexts = calendarTexts): string =>
  timePartsOf(text) ? texts.noSuchTime : texts.wrongTime;

const dateAndDigits = /^(\d{8})(\d{4}(?:\d{2})?)$/;
const dateThenTime = /^(.*\d日?)[T\s]+(\d.*)$/;
const dateThenTimeInWords = /^(.*日)(\d.*)$/;

/** The date and the time of a typed moment; the time is undefined where there is none. */
function splitDateTime(text: string): [date: string, time?: string] {
  const typed = plain(text);
  const match =
    dateAndDigits.exec(typed) ?? dateThenTime.exec(typed) ?? dateThenTimeInWords.exec(typed);
  return match ? [match[1] ?? '', match[2] ?? ''] : [typed];
}

/** Reads a typed date and time, as 1120 1400 or 202611201400; `defaultTime` ('HH:mm:ss') where none is typed. */
export function parseDateTime(text: string, today: string, defaultTime: string): string | null {
  const [day, clock] = splitDateTime(text);
  const date = parseDate(day, today);
  const time = clock === undefined ? defaultTime : parseTime(clock);
  return date !== null && time !== null ? `${date} ${time}` : null;
}

/** The error of a text that `parseDateTime` returns null for. */
export function dateTimeProblem(
  text: string,
  today: string,
  texts: CalendarTexts = calendarTexts,
): string {
  const [day, clock] = splitDateTime(text);
  const isWritten = datePartsOf(day, today) && (clock === undefined || timePartsOf(clock));
  if (!isWritten) return texts.wrongMoment;
  return parseDate(day, today) === null ? texts.noSuchDay : texts.noSuchTime;
}

export type Settled<Value, Texts = Value> =
  | { kind: 'value'; value: Value }
  /** More is still to be typed; `texts` are what is shown until then. */
  | { kind: 'part'; texts: Texts }
  /** `texts` are what is shown with the error; by default what was typed. */
  | { kind: 'problem'; problem: string; texts?: Texts };

interface TextRules {
  bounds: Bounds;
  /** Parses a text; null when it cannot be read. */
  parse: (text: string) => string | null;
  /** The error of a text that cannot be read. */
  explain: (text: string) => string;
  show?: Show;
  texts?: CalendarTexts;
}

/** Reads a typed text and holds it against the bounds; blank is the value ''. */
export function settleText(
  text: string,
  { bounds, parse, explain, show, texts }: TextRules,
): Exclude<Settled<string>, { kind: 'part' }> {
  if (text.trim() === '') return { kind: 'value', value: '' };
  const value = parse(text);
  if (value === null) return { kind: 'problem', problem: explain(text) };
  const problem = outOfBounds(value, bounds, show, texts);
  return problem === undefined ? { kind: 'value', value } : { kind: 'problem', problem };
}

/** Reads a typed date and holds it against the bounds. `today` is 'yyyy-MM-dd'. */
export const settleDay = (
  text: string,
  today: string,
  bounds: Bounds,
  texts: CalendarTexts = calendarTexts,
) =>
  settleText(text, {
    bounds,
    texts,
    parse: (typed) => parseDate(typed, today),
    explain: (typed) => dateProblem(typed, today, texts),
  });

/** Reads two typed dates. Blank both: no range; the wrong way round: put right; one alone, once left: that day. */
export function settleRange(
  typed: DateSpan,
  isLeft: boolean,
  { today, ...bounds }: Bounds & { today: string },
  words: CalendarTexts = calendarTexts,
): Settled<DateSpan | null, DateSpan> {
  const written = (text: string): string => parseDate(text, today) ?? text;
  const begin = settleDay(typed.begin, today, bounds, words);
  const end = settleDay(typed.end, today, bounds, words);
  const texts = { begin: written(typed.begin), end: written(typed.end) };

  if (begin.kind === 'problem') return { kind: 'problem', texts, problem: begin.problem };
  if (end.kind === 'problem') return { kind: 'problem', texts, problem: end.problem };
  const days = [begin.value, end.value].filter((day) => day !== '').toSorted();
  const [first] = days;
  if (first === undefined) return { kind: 'value', value: null };
  if (days.length === 1 && !isLeft) return { kind: 'part', texts };
  return { kind: 'value', value: { begin: first, end: days.at(-1) ?? first } };
}

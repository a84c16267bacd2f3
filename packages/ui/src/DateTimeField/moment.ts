import {
  dateTimeProblem,
  parseDateTime,
  settleDay,
  settleText,
  showTime,
  type Bounds,
} from '../Calendar/settle.ts';
import { calendarTexts, type CalendarTexts } from '../Calendar/texts.ts';

/** 'yyyy-MM-dd HH:mm:ss'; both inclusive. */
export interface MomentBounds extends Bounds {
  today: string;
  /** 'HH:mm:ss', for a date typed without a time. */
  defaultTime: string;
  /** Off for a day: a time is not read. */
  hasTime: boolean;
}

/** Reads a typed date, with its time where it has one, and holds it against the bounds. */
export function settleMoment(
  text: string,
  bounds: MomentBounds,
  texts: CalendarTexts = calendarTexts,
): ReturnType<typeof settleText> {
  const { today, defaultTime, hasTime, min, max } = bounds;
  if (hasTime)
    return settleText(text, {
      bounds,
      texts,
      parse: (typed) => parseDateTime(typed, today, defaultTime),
      explain: (typed) => dateTimeProblem(typed, today, texts),
      show: showTime,
    });
  const days = { ...bounds, min: min?.slice(0, 10), max: max?.slice(0, 10) };
  const day = settleDay(text, today, days, texts);
  if (day.kind === 'problem' || day.value === '') return day;
  return { kind: 'value', value: momentOf(day.value, defaultTime, min, max) };
}

/** The selected day with its time, clamped when only the time is out of bounds. */
export function momentOf(date: string, time: string, min?: string, max?: string): string {
  const moment = `${date} ${time}`;
  if (min !== undefined && moment < min && min.startsWith(date)) return min;
  return max !== undefined && moment > max && max.startsWith(date) ? max : moment;
}

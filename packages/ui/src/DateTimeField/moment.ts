import {
  dateTimeProblem,
  parseDateTime,
  settleText,
  showTime,
  type Bounds,
} from '../Calendar/settle.ts';

/** 'yyyy-MM-dd HH:mm:ss'; both inclusive. */
export interface MomentBounds extends Bounds {
  today: string;
  /** 'HH:mm:ss', for a date typed without a time. */
  defaultTime: string;
}

/** Reads a typed date and time and holds it against the bounds. */
export const settleMoment = (text: string, bounds: MomentBounds) =>
  settleText(text, {
    bounds,
    parse: (typed) => parseDateTime(typed, bounds.today, bounds.defaultTime),
    explain: (typed) => dateTimeProblem(typed, bounds.today),
    show: showTime,
  });

/** The selected day with its time, clamped when only the time is out of bounds. */
export function momentOf(date: string, time: string, min?: string, max?: string): string {
  const moment = `${date} ${time}`;
  if (min !== undefined && moment < min && min.startsWith(date)) return min;
  return max !== undefined && moment > max && max.startsWith(date) ? max : moment;
}

import { parseDateTime } from '../Calendar/parse.ts';
import { outOfBounds, unreadableDateTime, type Bounds } from '../Calendar/problems.ts';

/** How a moment is in its field: without seconds when there are none. */
export function showMoment(value: string): string {
  return value.endsWith(':00') ? value.slice(0, 16) : value;
}

/** 'yyyy-MM-dd HH:mm:ss'; both inclusive. */
export interface MomentBounds extends Bounds {
  today: string;
  /** 'HH:mm:ss', for a date typed without a time. */
  defaultTime: string;
}

/** What a typed moment comes to: a value ('' when blank), or what is wrong with it. */
export type SettledMoment = { kind: 'value'; value: string } | { kind: 'problem'; problem: string };

/** Reads a typed date and time and holds it against the bounds. */
export function settleMoment(text: string, bounds: MomentBounds): SettledMoment {
  if (text.trim() === '') return { kind: 'value', value: '' };
  const value = parseDateTime(text, bounds.today, bounds.defaultTime);
  if (value === null) return { kind: 'problem', problem: unreadableDateTime };
  const problem = outOfBounds(value, bounds, showMoment);
  return problem === undefined ? { kind: 'value', value } : { kind: 'problem', problem };
}

/** The selected day with its time, clamped when only the time is out of bounds. */
export function momentOf(date: string, time: string, min?: string, max?: string): string {
  const moment = `${date} ${time}`;
  if (min !== undefined && moment < min && min.startsWith(date)) return min;
  return max !== undefined && moment > max && max.startsWith(date) ? max : moment;
}

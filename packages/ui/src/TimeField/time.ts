import { parseTime, settleText, type Bounds } from '../Calendar/settle.ts';

/** The parts of a written time, and how many seconds each counts. */
const partSeconds = { hour: 3600, minute: 60, second: 1 } as const;

export type TimePart = keyof typeof partSeconds;

const lastSecond = 24 * 3600 - 1;

/** Formats a time: without seconds when there are none, or when they are not requested. */
export function showTime(value: string, hasSeconds: boolean): string {
  return hasSeconds || !value.endsWith(':00') ? value : value.slice(0, 5);
}

/** The part of a written time that the caret is in: 14|:00 is the hour, 14:|00 the minute. */
export function partAt(caret: number): TimePart {
  if (caret <= 2) return 'hour';
  return caret <= 5 ? 'minute' : 'second';
}

/** Where a part is in a written time. */
export function rangeOf(part: TimePart): readonly [start: number, end: number] {
  if (part === 'hour') return [0, 2];
  return part === 'minute' ? [3, 5] : [6, 8];
}

function secondsOf(time: string): number {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return hour * 3600 + minute * 60 + second;
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The next time up (1) or down (-1) in one part, within the day and the bounds. Steps of several go to
 * the next multiple: from 14:07 by 15 minutes to 14:15.
 */
export function stepTime(
  time: string,
  part: TimePart,
  direction: 1 | -1,
  step: number,
  { min = timeOf(0), max = timeOf(lastSecond) }: Bounds,
): string {
  const now = secondsOf(time);
  const stride = partSeconds[part] * step;
  const isOnStep = part === 'hour' || now % stride === 0;
  const below = Math.floor(now / stride) * stride;
  const from = isOnStep ? now : below + (direction === 1 ? 0 : stride);
  const next = Math.min(lastSecond, Math.max(0, from + direction * stride));
  return timeOf(Math.min(secondsOf(max), Math.max(secondsOf(min), next)));
}

const unreadableTime = '时间应写成 14:00';

/** Reads a typed time and holds it against the bounds ('HH:mm:ss'). */
export const settleTime = (text: string, hasSeconds: boolean, bounds: Bounds) =>
  settleText(text, {
    bounds,
    parse: parseTime,
    unreadable: unreadableTime,
    show: (bound) => showTime(bound, hasSeconds),
  });

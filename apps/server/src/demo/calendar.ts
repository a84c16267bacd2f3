import { localDay, localTime, momentOf } from '../platform/clock.ts';
import type { Random } from './random.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Days and times relative to today: day 0 is today, -1 yesterday. */
export interface DemoCalendar {
  readonly now: string;
  /** Minutes since midnight. */
  readonly minuteOfToday: number;
  /** A moment of a day, by minutes since its midnight; what would lie ahead of `now` is now, where it must be past. */
  at(day: number, minute: number): string;
  pastAt(day: number, minute: number): string;
  /** Day of the week, 0 is Sunday. */
  weekday(day: number): number;
  /** Month, 1 to 12. */
  month(day: number): number;
}

/** A calendar around the moment `now`, in milliseconds. */
export function demoCalendar(now: number): DemoCalendar {
  const midnight = momentOf(`${localDay(now)} 00:00:00`);
  const moment = (day: number, minute: number): number =>
    midnight + day * dayLength + minute * 60_000;
  return {
    now: localTime(now),
    minuteOfToday: Math.floor((now - midnight) / 60_000),
    at: (day, minute) => localTime(moment(day, minute)),
    pastAt: (day, minute) => localTime(Math.min(moment(day, minute), now - 60_000)),
    weekday: (day) => new Date(`${localDay(moment(day, 720))}T00:00:00Z`).getUTCDay(),
    month: (day) => Number(localDay(moment(day, 720)).slice(5, 7)),
  };
}

/** Minutes since midnight, within hours of the day. */
export const minuteWithin = (random: Random, fromHour: number, toHour: number): number =>
  random.between(fromHour * 60, toHour * 60 - 1);

import { addDays, dayOf, weekdayOf } from '@anzhu/api/rules/days';
import { addSeconds } from '@anzhu/api/rules/localTime';
import { localTime, momentOf } from '../../clock.ts';
import type { Random } from './random.ts';

const [friday, saturday] = [4, 5];

/** Days and times relative to today: day 0 is today, -1 yesterday. */
export interface DemoCalendar {
  readonly now: string;
  /** Minutes since midnight. */
  readonly minuteOfToday: number;
  /** A moment of a day, by minutes since its midnight; what would lie ahead of `now` is now, where it must be past. */
  at(day: number, minute: number): string;
  pastAt(day: number, minute: number): string;
  /** A Friday or a Saturday. */
  isBeforeWeekend(day: number): boolean;
  /** Month, 1 to 12. */
  month(day: number): number;
}

/** A calendar around the moment `now`, in milliseconds. */
export function demoCalendar(now: number): DemoCalendar {
  const time = localTime(now);
  const today = dayOf(time);
  const latest = localTime(now - 60_000);
  const midnight = `${today} 00:00:00`;
  const at = (day: number, minute: number): string =>
    addSeconds(midnight, (day * 24 * 60 + minute) * 60);
  return {
    now: time,
    minuteOfToday: Math.floor((now - momentOf(midnight)) / 60_000),
    at,
    pastAt(day, minute) {
      const moment = at(day, minute);
      return moment < latest ? moment : latest;
    },
    isBeforeWeekend: (day) => [friday, saturday].includes(weekdayOf(addDays(today, day))),
    month: (day) => Number(addDays(today, day).slice(5, 7)),
  };
}

/** Minutes since midnight, within hours of the day. */
export const minuteWithin = (random: Random, fromHour: number, toHour: number): number =>
  random.between(fromHour * 60, toHour * 60 - 1);

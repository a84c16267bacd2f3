import { addDays, weekdayOf } from '@anzhu/api/rules/days';
import { hotelDayOf, usualDayStart } from '@anzhu/api/rules/hotelDay';
import { addSeconds } from '@anzhu/api/rules/localTime';
import { localTime, momentOf } from '../platform/clock.ts';

/** A seeded random generator: the same seed produces the same sequence. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** A value by its weight. */
  weighted<Value>(choices: readonly (readonly [Value, number])[]): Value;
}

/** Mulberry32: small, quick and good enough for demo data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
    weighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        rest -= weight;
        if (rest < 0) return value;
      }
      const last = choices.at(-1);
      if (!last) throw new RangeError('nothing to pick from');
      return last[0];
    },
  };
}

const [friday, saturday] = [4, 5];

/** Days and times relative to the hotel's today: day 0 is today, -1 yesterday. */
export interface DemoCalendar {
  readonly now: string;
  /** Minutes since the midnight of today; more than a day's after the next one. */
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
  const today = hotelDayOf(time, usualDayStart);
  const opening = `${today} ${usualDayStart}`;
  const minuteAgo = localTime(now - 60_000);
  const latest = minuteAgo < opening ? opening : minuteAgo;
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

import { dayOf } from '@anzhu/api/rules/days';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { localTime } from '@anzhu/api/rules/localTime';

export { localTime, momentOf } from '@anzhu/api/rules/localTime';

/** Where the server gets its time from: one clock, so that tests set it. */
export interface Clock {
  /** Milliseconds since 1970, for durations and expiry. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds by which the clocks of instances may differ: what lies further ahead was never written now. */
export const clockSkew = 60_000;

/** The day of a moment in Asia/Shanghai: `yyyy-MM-dd`. */
export const localDay = (milliseconds: number): string => dayOf(localTime(milliseconds));

/** The wall clock and the begin of the hotel's day, by which nights are counted. */
export const hotelTime = ({
  clock,
  config,
}: {
  clock: Clock;
  config: { dayStarts: string };
}): HotelTime => ({ now: localTime(clock.now()), dayStarts: config.dayStarts });

/** The first and last second of a day. */
export const wholeDay = (day: string): { from: string; until: string } => ({
  from: `${day} 00:00:00`,
  until: `${day} 23:59:59`,
});

/** A filter by what is due, and the wall clock time that it is measured against. */
export interface Due<Kind extends string> {
  kind: Kind;
  now: string;
}

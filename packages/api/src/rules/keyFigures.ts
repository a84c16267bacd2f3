import type { KeyFigure } from '../contract/figures.ts';
import { toYuan } from './money.ts';

/** Stays, or isolations, that began and ended on the same days; one group may stand for many. */
export interface StayGroup {
  /** The day of check-in, `yyyy-MM-dd`. */
  begun: string;
  /** The day it ended; null while it has not. */
  ended: string | null;
  count: number;
  /** What they pay per night, in fen; not rounded. */
  fen: number;
}

/** Rooms, or people, with what they pay per night in fen. */
export interface Occupied {
  count: number;
  fen: number;
}

/**
 * Who was still there at the end of a day. Of today: who is there now, also when the planned check-in
 * lies ahead.
 */
export function presentAtEndOf(groups: readonly StayGroup[], day: string, today: string): Occupied {
  const there = groups.filter(({ begun, ended }) =>
    ended === null ? day === today || begun <= day : begun <= day && ended > day,
  );
  return {
    count: there.reduce((sum, { count }) => sum + count, 0),
    fen: there.reduce((sum, { fen }) => sum + fen, 0),
  };
}

const countWhere = (groups: readonly StayGroup[], isCounted: (group: StayGroup) => boolean) =>
  groups.reduce((sum, group) => sum + (isCounted(group) ? group.count : 0), 0);

/** How many began on a day. */
export const startedOn = (groups: readonly StayGroup[], day: string): number =>
  countWhere(groups, ({ begun }) => begun === day);

/** How many ended on a day. */
export const endedOn = (groups: readonly StayGroup[], day: string): number =>
  countWhere(groups, ({ ended }) => ended === day);

/** A part of a whole, 0 to 1; null when there is nothing. */
export const partOf = (some: number, all: number): number | null => (all === 0 ? null : some / all);

/** Fen shared by so many, in yuan to the cent; null when there is nothing. */
export const yuanEach = (fen: number, among: number): number | null =>
  among === 0 ? null : toYuan(Math.round(fen / among));

/** A figure with its course: one value per day, today's last. */
export const figureOf = (week: readonly (number | null)[]): KeyFigure => ({
  value: week.at(-1) ?? null,
  yesterday: week.at(-2) ?? null,
  week: [...week],
});

/** A figure of now whose past is not recorded. */
export const figureOfNow = (value: number): KeyFigure => ({ value, yesterday: null, week: null });

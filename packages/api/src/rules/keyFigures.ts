import type { KeyFigure } from '../contract/figures.ts';
import { toYuan } from './money.ts';

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

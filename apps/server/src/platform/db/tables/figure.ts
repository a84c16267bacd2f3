import type { Fen } from './column.ts';

/**
 * What the charts show, kept by triggers: how many rows count under a name, and their money. Names
 * are days, months, provinces, ids … as `db/migrations/figures.ts` forms them, by chart.
 */
export interface FigureTable {
  chart: string;
  name: string;
  hotel_id: number;
  count: number;
  fen: Fen;
}

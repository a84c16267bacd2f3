import type { Size } from '../../lib/place.ts';
import type { Look } from './look.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

export type { Size };

/** Something drawn: one path. */
export interface Shape {
  d: string;
  /**
   * fill: an area of its look; line: a stroke with the dashes of its look; point: points of a line;
   * cell: an area of plain colour; grid, axis, leader: hairlines; track: where an area would be;
   * limit: a line not to be crossed.
   */
  kind: 'fill' | 'cell' | 'line' | 'point' | 'grid' | 'axis' | 'leader' | 'track' | 'limit';
  look?: Look | undefined;
  /** Where its origin is, in px; by default the top left corner. */
  move?: readonly [number, number] | undefined;
}

export interface ChartText {
  text: string;
  /** Where they begin, are centred or end. */
  x: number;
  /** The middle of the line. */
  y: number;
  align: 'start' | 'middle' | 'end';
  /**
   * tick: beside an axis; name: what a mark is; value: how much it is; sum: the one large figure;
   * danger: over a limit; inside: on an area of any colour; onLight, onDark: on cells; few, none: on those of their state.
   */
  kind:
    | 'tick'
    | 'name'
    | 'value'
    | 'sum'
    | 'danger'
    | 'inside'
    | 'onLight'
    | 'onDark'
    | 'few'
    | 'none';
}

/** One line of a tooltip. */
export interface TipRow {
  name: string;
  value: string;
  look?: Look | undefined;
}

/** What can be pointed at, reached by keyboard and chosen. */
export interface Mark {
  /** The name of its point: the argument of `onAction`. */
  name: string;
  /** Where it is one series of a column or of a place, its name; it comes after the mark of the whole. */
  series?: string | undefined;
  /** What is read aloud: the name and all its values. */
  label: string;
  /** Its outline: where it is hit. */
  d: string;
  move?: Shape['move'];
  /** Where its tip points to. */
  x: number;
  y: number;
  rows: readonly TipRow[];
}

/** A complete chart as drawing primitives. */
export interface Drawing {
  shapes: readonly Shape[];
  texts: readonly ChartText[];
  marks: readonly Mark[];
  /** What is not drawn, in words; it is read aloud with the name of the chart. */
  note?: string | undefined;
}

/** From the middle of a line to its baseline, for `dy`: WebKit does not hand `dominant-baseline` on to spans. */
export const middleToBaseline = '0.36em';

/** Rounded to a tenth of a px: no screen shows more. */
export const px = (value: number): number => Math.round(value * 10) / 10;

export function rectangle(left: number, top: number, width: number, height: number): string {
  return `M${px(left)},${px(top)}h${px(width)}v${px(height)}h${px(-width)}Z`;
}

/** What can be pointed at is read and reached as the options of a list, which is one tab stop. */
export const markList = { role: 'listbox' } as const;
export const markOption = (isStop: boolean) =>
  ({ role: 'option', tabIndex: isStop ? 0 : -1 }) as const;

/** What is read aloud for a mark with these rows: 03-05：订单 12 单，收入 ¥3,600.00. */
export function ariaLabelOf(
  name: string,
  rows: readonly TipRow[],
  texts: ChartTexts = chartTexts,
): string {
  const lines = rows.map((row) => (row.name === '' ? row.value : `${row.name} ${row.value}`));
  return texts.mark(name, lines);
}

/** A mark with its label, its tip rounded to px. */
export function markOf(mark: Omit<Mark, 'label'>, texts: ChartTexts = chartTexts): Mark {
  const label = ariaLabelOf(mark.name, mark.rows, texts);
  return { ...mark, label, x: px(mark.x), y: px(mark.y) };
}

/** The corners of points by texture, around their middle, in radii: diamond, triangle, triangle on its tip. */
const corners: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  3: [
    [0, -1.4],
    [1.3, 1],
    [-1.3, 1],
  ],
  4: [
    [0, 1.4],
    [1.3, -1],
    [-1.3, -1],
  ],
};

/** The outline of a point on a line: circle, square, diamond, triangle, triangle on its tip, bar. */
export function pointPath({ texture }: Look, x: number, y: number, radius = 3.5): string {
  const r = radius;
  if (texture === 1) return rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  if (texture === 5) return rectangle(x - r * 1.4, y - r * 0.6, r * 2.8, r * 1.2);
  const polygon = corners[texture]?.map(
    ([right, down]) => `${px(x + right * r)},${px(y + down * r)}`,
  );
  if (polygon) return `M${polygon.join('L')}Z`;
  return `M${px(x - r)},${px(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}

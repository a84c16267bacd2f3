import type { Size } from '../core/drawing.ts';
import { amountSteps } from '../core/look.ts';
import { textWidth } from '../core/textWidth.ts';

const keyHeight = 24;
const nameHeight = 16;
const widestCell = 64;
/** A finger or a pointer finds a cell of this width; a week has seven. */
const easy = 28;
const week = 7;

/** Air between cells, in px. */
export const seam = 2;

/** Number of cells in a row: all of them, or whole weeks, or as many as fit the height. */
export function cellsPerRow(count: number, { width, height }: Size): number {
  const fit = Math.max(1, Math.floor(width / easy));
  if (count <= fit) return Math.max(1, count);
  const inWeeks = fit >= week ? fit - (fit % week) : fit;
  const rows = Math.max(1, Math.floor((height - keyHeight) / (nameHeight + 16)));
  return Math.max(inWeeks, Math.ceil(count / rows));
}

/** Which of the six steps a value has: 0 is none, 5 the most there can be. */
export function stepOf(value: number, least: number, most: number): number {
  const last = amountSteps - 1;
  if (value <= least || most <= least) return 0;
  return Math.min(last, Math.ceil(((value - least) / (most - least)) * last));
}

/** The cells: how many in a row, and their size. */
export interface Grid {
  perRow: number;
  /** From one cell to the next, in px. */
  width: number;
  line: number;
  /** Of the cell itself. */
  height: number;
  /** Interval of labelled cells; 0 when there is no space for labels. */
  named: number;
}

/** The cells of names in this size. */
export function gridOf(names: readonly string[], size: Size): Grid {
  const perRow = cellsPerRow(names.length, size);
  const rows = Math.max(1, Math.ceil(names.length / perRow));
  const width = Math.min(widestCell, size.width / perRow);
  const line = Math.min(nameHeight + 44, (size.height - keyHeight) / rows);
  const hasNames = line >= nameHeight + 14;
  const longest = Math.max(0, ...names.map((name) => textWidth(name)));
  // Half a name more: the first and the last of a row may have to move in.
  const every = width >= 44 ? 1 : Math.ceil((longest * 1.5 + 6) / width);
  const height = Math.max(1, line - seam - (hasNames ? nameHeight : 0));
  return { perRow, width, line, height, named: hasNames ? every : 0 };
}

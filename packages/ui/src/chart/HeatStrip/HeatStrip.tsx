import { useCallback } from 'react';
import { cellKey, seam, week, wordsOn } from '../HeatGrid/cells.ts';
import {
  markOf,
  px,
  rectangle,
  type ChartText,
  type Drawing,
  type Shape,
  type Size,
} from '../core/drawing.ts';
import { amountLook, amountSteps } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { cut, textWidth } from '../core/textWidth.ts';
import {
  PlotFrame,
  usePointsChart,
  type PointsChartProps,
  type PointsLayout,
} from '../frame/PlotFrame.tsx';

export interface HeatStripProps extends PointsChartProps {
  /** One cell each, in order; in several rows where there is no space. Must be stable. */
  points: readonly ChartPoint[];
  /** Value of a full cell, such as 100 for per cent. By default the largest value. */
  max?: number | undefined;
}

/**
 * How full each day was or will be, as a strip of cells: the darker the more, with the number in it.
 *
 * Use it to find the full and the empty days among many. Do not use it to compare amounts closely
 * (`Columns`) or to show a course (`Lines`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from cell to cell, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function HeatStrip(props: HeatStripProps) {
  const { max, height = 160, ...rest } = props;
  const layout = useCallback<PointsLayout>(
    (points, unit, size) => layoutHeatStrip(points, { unit, max }, size),
    [max],
  );
  return <PlotFrame {...usePointsChart(rest, layout)} height={height} loadingShape="cells" />;
}

const keyHeight = 24;
const nameHeight = 16;
const widestCell = 64;
/** A finger or a pointer finds a cell of this width. */
const easy = 28;

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

/**
 * The cells of names in this size. @returns how many in a row, `width` and `line` from one to the next, the
 * `height` of the cell itself, and as `named` the interval of labelled cells: 0 when there is no space for labels
 */
function gridOf(names: readonly string[], size: Size) {
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

/** Cells, darker where there is more: points and size in, drawing out. */
export function layoutHeatStrip(
  points: readonly ChartPoint[],
  { unit, max }: Pick<HeatStripProps, 'unit' | 'max'>,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const minimum = Math.min(0, ...present(values));
  const largest = Math.max(minimum, ...present(values));
  const maximum = max ?? (largest > minimum ? largest : minimum + 1);
  const names = points.map(({ name }) => name);
  const { perRow, width, line, height, named } = gridOf(names, size);

  const cells = names.map((name, index) => {
    const value = values[index] ?? null;
    const column = index % perRow;
    const top = Math.floor(index / perRow) * line;
    const d = rectangle(column * width, top, Math.max(1, width - seam), height);
    const step = value === null ? 0 : stepOf(value, minimum, maximum);
    return { name, value, column, top, d, step, x: px(column * width + (width - seam) / 2) };
  });

  const shapes = cells.map(({ value, d, step }): Shape =>
    value === null ? { kind: 'track', d } : { kind: 'cell', look: amountLook(step), d },
  );
  const amounts = cells.flatMap(({ value, x, top, step }): ChartText[] => {
    const text = value === null ? '—' : shortNumber(value, unit);
    if (textWidth(text) > width - 4 || height < 14) return [];
    return [{ text, x, y: px(top + height / 2), align: 'middle', kind: wordsOn(step) }];
  });
  const below = cells.flatMap(({ name, column, x, top }): ChartText[] => {
    if (named === 0 || column % named !== 0) return [];
    const text = cut(name, width * named - 4);
    const half = textWidth(text) / 2;
    const middle = Math.max(half, Math.min(x, size.width - half));
    return [{ text, x: px(middle), y: px(top + height + 9), align: 'middle', kind: 'tick' }];
  });
  const marks = cells.map(({ name, value, d, x, top }) =>
    markOf({ name, d, x, y: top, rows: [{ name: '', value: fullNumber(value, unit) }] }),
  );

  const key = cellKey(shortNumber(minimum, unit), shortNumber(maximum, unit), size.height - 8);
  return {
    shapes: [...shapes, ...key.shapes],
    texts: [...amounts, ...below, ...key.texts],
    marks,
  };
}

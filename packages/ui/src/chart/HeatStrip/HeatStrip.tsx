import { useCallback, useMemo } from 'react';
import {
  px,
  rectangle,
  ariaLabelOf,
  type Size,
  type Drawing,
  type Mark,
  type Shape,
  type ChartText,
} from '../core/drawing.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { amountLook, amountSteps } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { cut, textWidth } from '../core/textWidth.ts';

export interface HeatStripProps extends ChartProps {
  /** One cell each, in order; in several rows where there is no space. Must be stable. */
  points: readonly ChartPoint[];
  /** What is measured: the head of the table's column, as 入住率. */
  measure: string;
  /** The unit, as %; 元 is written as money. */
  unit?: string | undefined;
  /** Value of a full cell, such as 100 for per cent. By default the largest value. */
  max?: number | undefined;
  /** Called with the name of the cell that was pressed: cells can be pressed. */
  onAction?: ((name: string) => void) | undefined;
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
  const { points, measure, unit, max, onAction, height = 160, ...frame } = props;
  const draw = useCallback(
    (size: Size) => layoutHeatStrip(points, { unit, max }, size),
    [points, unit, max],
  );
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame {...frame} height={height} table={table} loadingShape="cells">
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

const keyHeight = 24;
const nameHeight = 16;
const widestCell = 64;
/** A finger or a pointer finds a cell of this width; a week has seven. */
const easy = 28;
const week = 7;

/** Air between cells, in px. */
const seam = 2;

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
interface Grid {
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
function gridOf(names: readonly string[], size: Size): Grid {
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

interface HeatOptions {
  unit?: string | undefined;
  /** What counts as full, as 100 for per cent; otherwise the largest value. */
  max?: number | undefined;
}

/** From this step on words are bright. */
const dark = 4;

/** The six steps, from the least to the most, at the foot of the chart. */
function keyOf(least: string, most: string, y: number): Pick<Drawing, 'shapes' | 'texts'> {
  const start = textWidth(least) + 6;
  const end = start + amountSteps * 18 + 4;
  const shapes = Array.from({ length: amountSteps }, (_step, step): Shape => {
    const d = rectangle(start + step * 18, y - 5, 16, 10);
    return { kind: 'cell', look: amountLook(step), d };
  });
  const at = (text: string, x: number): ChartText => ({ text, x, y, align: 'start', kind: 'tick' });
  return { shapes, texts: [at(least, 0), at(most, end)] };
}

/** Cells, darker where there is more: points and size in, drawing out. */
export function layoutHeatStrip(
  points: readonly ChartPoint[],
  { unit, max }: HeatOptions,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const minimum = Math.min(0, ...present(values));
  const maximum = max ?? Math.max(minimum + 1, ...present(values));
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
    const kind = step >= dark ? 'onDark' : 'onLight';
    return [{ text, x, y: px(top + height / 2), align: 'middle', kind }];
  });
  const below = cells.flatMap(({ name, column, x, top }): ChartText[] => {
    if (named === 0 || column % named !== 0) return [];
    const text = cut(name, width * named - 4);
    const half = textWidth(text) / 2;
    const middle = Math.max(half, Math.min(x, size.width - half));
    return [{ text, x: px(middle), y: px(top + height + 9), align: 'middle', kind: 'tick' }];
  });
  const marks = cells.map(({ name, value, d, x, top }): Mark => {
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    return { name, label: ariaLabelOf(name, rows), d, x, y: px(top), rows };
  });

  const key = keyOf(shortNumber(minimum, unit), shortNumber(maximum, unit), size.height - 8);
  return {
    shapes: [...shapes, ...key.shapes],
    texts: [...amounts, ...below, ...key.texts],
    marks,
  };
}

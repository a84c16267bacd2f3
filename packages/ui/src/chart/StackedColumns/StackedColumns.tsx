import { valueAxis } from '../core/axis.ts';
import { columnWidth } from '../core/columns.ts';
import { rectangle, type Drawing, type Shape, type Size } from '../core/drawing.ts';
import { labelBox, placedWords, type NumberLabel } from '../core/place.ts';
import { notableIn } from '../core/notable.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { markAt, type Plane } from '../core/plane.ts';
import { align, type ChartSeries } from '../core/point.ts';
import { planeOfSeries, withPartMarks, type SeriesOptions } from '../core/series.ts';
import { hasAmounts } from '../core/table.ts';
import { PlotFrame, useSeriesChart, type SeriesChartProps } from '../frame/PlotFrame.tsx';
import { chartTexts } from '../texts.ts';

export interface StackedColumnsProps extends SeriesChartProps {
  /** The kinds, the lowest first; at most six. Stable between renders. */
  series: readonly ChartSeries[];
}

/**
 * How much there was, and of which kinds: columns made of parts, with the sum on top.
 *
 * Use it where the sum matters first and its parts second. Do not use it to compare the kinds with each
 * other over time (`Lines`), nor for shares of one whole (`Doughnut`).
 *
 * Keyboard: Tab goes to the chart, ← and → from column to column, ↓ and ↑ to its parts and back where they
 * can be chosen, Home and End to the first and last; Enter chooses; Esc hides the tip.
 */
export function StackedColumns(props: StackedColumnsProps) {
  const chart = useSeriesChart(props, layoutStackedColumns);
  return <PlotFrame {...chart} isEmpty={!hasAmounts(chart.table)} loadingShape="stackedColumns" />;
}

interface Part {
  value: number;
  from: number;
  to: number;
}

/** Stacks the values of each name: what is above zero upwards, what is below downwards. */
export function stackParts(numbers: readonly (readonly (number | null)[])[]): Part[][] {
  const above: number[] = [];
  const below: number[] = [];
  return numbers.map((series) =>
    series.map((number, row) => {
      const value = number ?? 0;
      const ends = value < 0 ? below : above;
      const from = ends[row] ?? 0;
      ends[row] = from + value;
      return { value, from, to: from + value };
    }),
  );
}

/** A part as a rectangle, slightly reduced in height, so that parts are separated without colour. */
function partBox(plane: Plane, { value, from, to }: Part, index: number) {
  const width = columnWidth(plane);
  const [one, other] = [plane.y(from), plane.y(to)];
  const whole = Math.abs(one - other);
  const seam = whole > 3 ? 1 : 0;
  const left = plane.x(index) - width / 2;
  const top = Math.min(one, other) + seam;
  const height = whole - seam;
  return { value, width, top, height, d: rectangle(left, top, width, Math.max(1, height)) };
}

/** Columns of several kinds on each other: series and size in, drawing out. */
export function layoutStackedColumns(
  series: readonly ChartSeries[],
  { unit, hasParts = false, texts = chartTexts }: SeriesOptions,
  size: Size,
): Drawing {
  const { names, numbers } = align(series);
  const parts = stackParts(numbers);
  const axis = valueAxis(parts.flat().flatMap(({ from, to }) => [from, to]));
  const scale = { axis, unit };
  const { plane, looks, keyAt } = planeOfSeries(series, 'fill', { size, names, scale, texts });
  const boxes = parts.map((column) =>
    column.map((part, index) => (part.value === 0 ? undefined : partBox(plane, part, index))),
  );

  const totals = names.map((_, index) =>
    parts.reduce((sum, column) => sum + (column[index]?.value ?? 0), 0),
  );
  const shown = notableIn(totals);
  const labels: NumberLabel[] = [];
  const fills = boxes.map((column, kind): Shape => {
    for (const [index, part] of column.entries()) {
      if (!part) continue;
      const text = shortNumber(part.value, unit, texts);
      const place = labelBox(text, plane.x(index), part.top + part.height / 2 - 7);
      const isRoom = part.height >= 16 && part.width >= place.width + 4;
      if (isRoom && shown.has(index))
        labels.push({ text, weight: 0, kind: 'inside', places: [place] });
    }
    return { kind: 'fill', look: looks[kind], d: column.map((part) => part?.d ?? '').join('') };
  });

  const marks = names.flatMap((name, index) => {
    const own = parts.map((column) => column[index]);
    const total = totals[index] ?? 0;
    const y = plane.y(Math.max(0, ...own.map((part) => part?.to ?? 0)));
    const text = shortNumber(total, unit, texts);
    const place = labelBox(text, plane.x(index), y - 16);
    if (shown.has(index) && own.some((part) => part?.value))
      labels.push({ text, weight: 1 + index, places: [place] });
    const rows = [
      ...series.map((one, kind) => ({
        name: one.name,
        value: fullNumber(numbers[kind]?.[index] ?? null, unit),
        look: looks[kind],
      })),
      ...(series.length > 1 ? [{ name: texts.total, value: fullNumber(total, unit) }] : []),
    ];
    const whole = markAt(plane, index, { name, y, rows });
    if (!hasParts) return [whole];
    return withPartMarks(
      whole,
      boxes.map((column) => column[index]),
      texts,
    );
  });

  const ends = parts.map((column) => {
    const last = column.at(-1);
    return plane.y(last ? (last.from + last.to) / 2 : 0);
  });
  const key = keyAt(ends);
  return {
    shapes: [...plane.shapes, ...fills, ...key.shapes],
    texts: [...plane.words, ...key.words, ...placedWords(labels, plane)],
    marks,
  };
}

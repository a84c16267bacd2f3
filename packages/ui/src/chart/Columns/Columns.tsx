import { valueAxis } from '../core/axis.ts';
import { columnBoxes, columnLabels, columnsPath, type ColumnBox } from '../core/columns.ts';
import type { Drawing, Shape, Size } from '../core/drawing.ts';
import { placedWords } from '../core/place.ts';
import { lookOf, quietLook } from '../core/look.ts';
import { fullNumber } from '../core/number.ts';
import { markAt, planeOf } from '../core/plane.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { hasAmounts } from '../core/table.ts';
import {
  PlotFrame,
  usePointsChart,
  type PointsChartProps,
  type PointsOptions,
} from '../frame/PlotFrame.tsx';

export interface ColumnsProps extends PointsChartProps {
  /** One column each, from left to right. Stable between renders. */
  points: readonly ChartPoint[];
}

/**
 * How much there was of one thing, side by side: per month, per day, per kind.
 *
 * Use it for up to some thirty amounts that are compared by eye, also below zero. Do not use it for
 * parts of a whole (`Doughnut`), for two things with two units (one chart each), or for values where
 * zero means nothing, as temperatures (`Lines`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from column to column, Home and End to the first and
 * last; Enter chooses; Esc hides the tip.
 */
export function Columns(props: ColumnsProps) {
  const chart = usePointsChart(props, layoutColumns);
  return <PlotFrame {...chart} isEmpty={!hasAmounts(chart.table)} loadingShape="columns" />;
}

/** Columns side by side: points and size in, marks, ticks and labels out. */
export function layoutColumns(
  points: readonly ChartPoint[],
  { unit, accent, texts }: PointsOptions,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const names = points.map((point) => point.name);
  const plane = planeOf({
    size,
    names,
    scale: { axis: valueAxis(present(values)), unit },
    texts,
  });
  const boxes = columnBoxes(plane, values);

  const marks = names.map((name, index) => {
    const value = values[index] ?? null;
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    return markAt(plane, index, { name, y: plane.y(Math.max(0, value ?? 0)), rows });
  });

  const isAccent = ({ at }: ColumnBox): boolean => accent === undefined || names[at] === accent;
  const fills = [
    { look: lookOf(0), boxes: boxes.filter(isAccent) },
    { look: quietLook(0), boxes: boxes.filter((box) => !isAccent(box)) },
  ].map(({ look, boxes: some }): Shape => ({ kind: 'fill', look, d: columnsPath(some) }));

  const labels = columnLabels(plane, values, unit);
  return {
    shapes: [...plane.shapes, ...fills],
    texts: [...plane.words, ...placedWords(labels, plane, boxes)],
    marks,
  };
}

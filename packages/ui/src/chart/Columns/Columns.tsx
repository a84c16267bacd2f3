import { useCallback, useMemo } from 'react';
import { type Size, type Drawing, type Mark, type Shape } from '../core/drawing.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { valueAxis } from '../core/axis.ts';
import { columnBoxes, columnLabels, columnsPath } from '../core/columns.ts';
import { placedWords } from '../core/labels.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber } from '../core/number.ts';
import { markAt, planeOf } from '../core/plane.ts';

export interface ColumnsProps extends ChartProps {
  /** One column each, from left to right. Stable between renders. */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the column that was pressed: columns can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * How much there was of one thing, side by side: per month, per day, per kind.
 *
 * Use it for up to some thirty amounts that are compared by eye, also below zero. Do not use it for
 * parts of a whole (`Doughnut`), for two things with two units (`ColumnsAndLine`), or for values where
 * zero means nothing, as temperatures (`Lines`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from column to column, Home and End to the first and
 * last; Enter chooses; Esc hides the tip.
 */
export function Columns(props: ColumnsProps) {
  const { points, measure, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback((size: Size) => layoutColumns(points, unit, size), [points, unit]);
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="columns"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

/** Columns side by side: points and size in, marks, ticks and labels out. */
export function layoutColumns(
  points: readonly ChartPoint[],
  unit: string | undefined,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const names = points.map((point) => point.name);
  const plane = planeOf({ size, names, scale: { axis: valueAxis(present(values)), unit } });
  const tones = [...new Set(points.map((point) => point.tone))];

  const fills = tones.map((tone): Shape => {
    const own = values.map((value, index) => (points[index]?.tone === tone ? value : null));
    return { kind: 'fill', look: lookOf(0, tone), d: columnsPath(plane, own) };
  });

  const marks = names.map((name, index): Mark => {
    const value = values[index] ?? null;
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    return markAt(plane, index, { name, y: plane.y(Math.max(0, value ?? 0)), rows });
  });

  const room = {
    width: size.width,
    words: plane.words,
    taken: columnBoxes(plane, values),
  };
  return {
    shapes: [...plane.shapes, ...fills],
    texts: [...plane.words, ...placedWords(columnLabels(plane, values, unit), room)],
    marks,
  };
}

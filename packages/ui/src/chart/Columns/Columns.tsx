import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import type { ChartPoint } from '../core/point.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutColumns } from './layout.ts';

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

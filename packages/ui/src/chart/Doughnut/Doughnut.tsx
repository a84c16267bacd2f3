import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartPoint } from '../core/point.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutDoughnut } from './layout.ts';

export interface DoughnutProps extends ChartProps {
  /**
   * The parts, clockwise from the top. Beyond six the smallest are drawn as one; the table has them all.
   * What is zero, below zero or missing is no part. Stable between renders.
   */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the part that was pressed: parts can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * Parts of a whole, as a ring with the whole in its middle.
 *
 * Use it for two to six parts that differ clearly. Do not use it for amounts that make no whole or are
 * to be compared closely (`Columns`), or for more kinds (`Rose`, or a table).
 *
 * Keyboard: Tab goes to the chart, arrow keys from part to part, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function Doughnut(props: DoughnutProps) {
  const { points, measure, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback((size: Size) => layoutDoughnut(points, unit, size), [points, unit]);
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="ring"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartPoint } from '../core/point.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutRose } from './layout.ts';

export interface RoseProps extends ChartProps {
  /**
   * The petals, clockwise from the top. Beyond twelve the smallest are drawn as one; the table has them
   * all. What is below zero or missing has no petal. Stable between renders.
   */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the petal that was pressed: petals can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * Kinds around a centre, as petals of equal angle: the area of a petal is its amount (a Nightingale
 * rose).
 *
 * Use it for four to twelve kinds of about the same size, where a doughnut's slices would all look
 * alike. Do not use it where exact comparison matters (`Columns`) or shares do (`Doughnut`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from petal to petal, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function Rose(props: RoseProps) {
  const { points, measure, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback((size: Size) => layoutRose(points, unit, size), [points, unit]);
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="rose"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartPoint } from '../core/point.ts';
import { tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutHeatStrip } from './layout.ts';

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

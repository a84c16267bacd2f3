import { useCallback } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartSeries } from '../core/point.ts';
import { tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutStackedColumns } from './layout.ts';

export interface StackedColumnsProps extends ChartProps {
  /** The kinds, the lowest first; at most six. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the column that was pressed: columns become buttons. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * How much there was, and of which kinds: columns made of parts, with the sum on top.
 *
 * Use it where the sum matters first and its parts second. Do not use it to compare the kinds with each
 * other over time (`Lines`), nor for shares of one whole (`Doughnut`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from column to column, Home and End to the first and
 * last; Enter chooses; Esc hides the tip.
 */
export function StackedColumns(props: StackedColumnsProps) {
  const { series, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback(
    (size: Size) => layoutStackedColumns(series, unit, size),
    [series, unit],
  );
  return (
    <ChartFrame {...frame} height={height} table={tableOfSeries(series, unit)}>
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

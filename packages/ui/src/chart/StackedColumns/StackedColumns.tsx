import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartSeries } from '../core/point.ts';
import { hasAmounts, tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutStackedColumns } from './layout.ts';

export interface StackedColumnsProps extends ChartProps {
  /** The kinds, the lowest first; at most six. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人; 元 is written as money. */
  unit?: string | undefined;
  /**
   * Called with the name of the column that was pressed, and the name of the series where one of its parts
   * was: columns and parts can be pressed.
   */
  onAction?: ((name: string, series?: string) => void) | undefined;
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
  const { series, unit, onAction, height = 240, ...frame } = props;
  const hasParts = onAction !== undefined;
  const draw = useCallback(
    (size: Size) => layoutStackedColumns(series, { unit, hasParts }, size),
    [series, unit, hasParts],
  );
  const table = useMemo(() => tableOfSeries(series, unit), [series, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="stackedColumns"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import { hasAmounts, tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutColumnsAndLine, type MeasuredSeries } from './layout.ts';

export interface ColumnsAndLineProps extends ChartProps {
  /** What is counted, on the left scale. Stable between renders. */
  columns: MeasuredSeries;
  /** What goes with it in another unit, on the right scale. Stable between renders. */
  line: MeasuredSeries;
  /** Called with the name of the column that was pressed: columns can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * Two things over the same days in two units, as orders and income: columns on the left scale, a line
 * on the right one, one grid and one zero for both.
 *
 * Use it to see whether two things rise and fall together. Do not use it for two things of one unit
 * (`Lines`, `StackedColumns`), nor for more than two.
 *
 * Keyboard: Tab goes to the chart, arrow keys from day to day, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function ColumnsAndLine(props: ColumnsAndLineProps) {
  const { columns, line, onAction, height = 240, ...frame } = props;
  const draw = useCallback(
    (size: Size) => layoutColumnsAndLine(columns, line, size),
    [columns, line],
  );
  const table = useMemo(() => tableOfSeries([columns, line]), [columns, line]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="columnsAndLine"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

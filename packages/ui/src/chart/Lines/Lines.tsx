import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartSeries } from '../core/point.ts';
import { tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { layoutLines } from './layout.ts';
import type { Threshold } from './threshold.ts';

export interface LinesProps extends ChartProps {
  /** One line each, at most six. A missing value is a gap. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人 or ℃; 元 is written as money. */
  unit?: string | undefined;
  /** A limit: drawn as a line, with points above it highlighted. */
  threshold?: Threshold | undefined;
  /** The scale starts at zero; off for temperatures and the like. @default true */
  isFromZero?: boolean | undefined;
  /**
   * Called with the name of the place that was pressed, and the name of the series where one of its points
   * was: places and points can be pressed.
   */
  onAction?: ((name: string, series?: string) => void) | undefined;
}

/**
 * How something went over time: a line per kind, with its own dashes and points.
 *
 * Use it for a course: counts per month, the temperature of a person. Do not use it for kinds that have
 * no order (`Columns`), nor where the sum of the kinds matters (`StackedColumns`).
 *
 * Keyboard: Tab goes to the chart, ← and → from time to time, ↓ and ↑ to its points and back where they can
 * be chosen, Home and End to the first and last; Enter chooses; Esc hides the tip.
 */
export function Lines(props: LinesProps) {
  const { series, unit, threshold, isFromZero = true, onAction, height = 240, ...frame } = props;
  const hasParts = onAction !== undefined;
  const draw = useCallback(
    (size: Size) => layoutLines(series, { unit, threshold, isFromZero, hasParts }, size),
    [series, unit, threshold, isFromZero, hasParts],
  );
  const table = useMemo(() => tableOfSeries(series, unit), [series, unit]);
  return (
    <ChartFrame {...frame} height={height} table={table} loadingShape="lines">
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

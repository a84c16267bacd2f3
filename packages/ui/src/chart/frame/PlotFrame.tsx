import { useCallback, useMemo } from 'react';
import type { Drawing, Size } from '../core/drawing.ts';
import type { ChartPoint, ChartSeries } from '../core/point.ts';
import type { SeriesOptions } from '../core/series.ts';
import { tableOfPoints, tableOfSeries } from '../core/table.ts';
import { Canvas, type OnMarkPress } from '../plot/Canvas.tsx';
import { plot } from '../plot/Plot.css.ts';
import { useWidth } from '../plot/useWidth.ts';
import { useChartHeight, useChartWidth } from './availableSize.ts';
import { ChartFrame, type ChartFrameProps, type ChartProps } from './ChartFrame.tsx';
import { useTexts } from '../../texts/context.ts';
import { chartTexts, type ChartTexts } from '../texts.ts';

interface PlotFrameProps
  extends ChartProps, Pick<ChartFrameProps, 'table' | 'isEmpty' | 'loadingShape'> {
  /** Computes the drawing for a size. Must be stable, or the chart is computed again. */
  draw: (size: Size) => Drawing;
  onAction?: OnMarkPress | undefined;
}

type PlotProps = Pick<PlotFrameProps, 'title' | 'draw' | 'onAction'> & { height: number };

/** Container of a drawing: as wide as available, with its given height from the first paint. */
function Plot({ title, height: ownHeight, draw, onAction }: PlotProps) {
  const { ref, width: available } = useWidth(title);
  const width = useChartWidth(available);
  const height = useChartHeight(ownHeight);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const drawing = useMemo(() => (size.width > 0 ? draw(size) : null), [draw, size]);
  return (
    <div ref={ref} className={plot} style={{ height }}>
      {drawing && <Canvas label={title} drawing={drawing} size={size} onMarkPress={onAction} />}
    </div>
  );
}

/** A drawing in its frame, named after the title. */
export function PlotFrame({ draw, onAction, height = 240, ...frame }: PlotFrameProps) {
  return (
    <ChartFrame {...frame} height={height}>
      <Plot title={frame.title} height={height} draw={draw} onAction={onAction} />
    </ChartFrame>
  );
}

/** What every chart of points of one kind takes. */
export interface PointsChartProps extends ChartProps {
  /** What is shown, in order. Stable between renders. */
  points: readonly ChartPoint[];
  /** What is counted or measured: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单 or %; 元 is written as money. */
  unit?: string | undefined;
  /** The name of the point that the finding means: it alone has the brand. @default all of them, or a colour each */
  accent?: string | undefined;
  /** Called with the name of the point that was pressed: points can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

export interface PointsOptions extends Pick<PointsChartProps, 'unit' | 'accent'> {
  texts?: ChartTexts | undefined;
}

export type PointsLayout = (
  points: readonly ChartPoint[],
  options: PointsOptions,
  size: Size,
) => Drawing;

/** The props of a `PlotFrame` of points. `layout` must be stable. */
export function usePointsChart(props: PointsChartProps, layout: PointsLayout) {
  const { points, measure, unit, accent, ...frame } = props;
  const texts = useTexts('Chart', chartTexts);
  const draw = useCallback(
    (size: Size) => layout(points, { unit, accent, texts }, size),
    [layout, points, unit, accent, texts],
  );
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return { ...frame, table, draw };
}

/** What every chart of several series takes. */
export interface SeriesChartProps extends ChartProps {
  /** The kinds; at most six. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人 or ℃; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of a pressed place, and of the series where a part was pressed. */
  onAction?: ((name: string, series?: string) => void) | undefined;
}

export type SeriesLayout = (
  series: readonly ChartSeries[],
  options: SeriesOptions,
  size: Size,
) => Drawing;

/** The props of a `PlotFrame` of series. `layout` must be stable. */
export function useSeriesChart(props: SeriesChartProps, layout: SeriesLayout) {
  const { series, unit, ...frame } = props;
  const texts = useTexts('Chart', chartTexts);
  const hasParts = frame.onAction !== undefined && series.length > 1;
  const draw = useCallback(
    (size: Size) => layout(series, { unit, hasParts, texts }, size),
    [layout, series, unit, hasParts, texts],
  );
  const table = useMemo(() => tableOfSeries(series, unit), [series, unit]);
  return { ...frame, table, draw };
}

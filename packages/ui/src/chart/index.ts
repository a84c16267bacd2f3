export type { ChartPoint, ChartSeries } from './core/point.ts';
export type { ChartTable } from './core/table.ts';
export type { ChartState } from './frame/ChartContent.tsx';
export { ChartFrame, type ChartFrameProps, type ChartProps } from './frame/ChartFrame.tsx';
export type { LoadingShape } from './frame/ChartSkeleton.tsx';
export { useChartHeight } from './frame/availableSize.ts';
export { Columns, type ColumnsProps } from './Columns/Columns.tsx';
export {
  ColumnsAndLine,
  type ColumnsAndLineProps,
  type MeasuredSeries,
} from './ColumnsAndLine/ColumnsAndLine.tsx';
export { Doughnut, type DoughnutProps } from './Doughnut/Doughnut.tsx';
export { HeatGrid, type HeatGridProps } from './HeatGrid/HeatGrid.tsx';
export type { HeatCell, HeatColumn, HeatRow, HeatScale } from './HeatGrid/layout.ts';
export { HeatStrip, type HeatStripProps } from './HeatStrip/HeatStrip.tsx';
export { Lines, type LinesProps, type Threshold } from './Lines/Lines.tsx';
export { Rose, type RoseProps } from './Rose/Rose.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { StackedColumns, type StackedColumnsProps } from './StackedColumns/StackedColumns.tsx';

import type { EChartsOption } from 'echarts';

/** A chart to measure. */
export interface ChartPage {
  /** In px. */
  size: { width: number; height: number };
  /** Once, before the first chart. */
  prepare?: () => void;
  /** The whole option, with the first or the second numbers; without animation, which only takes time. */
  option: (turn: number) => EChartsOption;
}

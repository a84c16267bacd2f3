import type { ChartPeriod, ChartPoint } from '@anzhu/api/contract/chart';
import type { DataOf, Endpoint, InputOf } from '@anzhu/api/contract/endpoint';
import type { ChartProps } from '@anzhu/ui/chart';
import type { ComponentType } from 'react';
import { useToday } from '../../clock.ts';
import { useCall, type QueryState } from '../../data/useCall.ts';
import { type FigureScope, inScope } from './useFigures.ts';
import type { Span } from './periods.ts';
import type { Finding } from './findings.ts';
import { chartOptions, useChart, useOpenList, type Counted, type ListQuery } from './useChart.ts';

/** A chart of points of one measure, as `Doughnut`, `Rose`, `Columns` and `ChinaMap` are. */
type Chart = ComponentType<
  ChartProps & {
    points: readonly ChartPoint[];
    measure: string;
    unit?: string | undefined;
    accent?: string | undefined;
    onAction?: ((name: string) => void) | undefined;
  }
>;

/** A call that reads the points of a chart, of the hotels of a scope. */
type PointsCall = Endpoint & { data: { _zod: { output: ChartPoint[] } } };

export interface PointsChartProps {
  chart: Chart;
  title: string;
  /** What is counted by which day. */
  description?: string;
  counted: Counted;
  span: Span;
  /** The period of the call, where it takes one. */
  period?: ChartPeriod;
  height?: number;
  findingOf: (points: readonly ChartPoint[]) => Finding | undefined;
  endpoint: PointsCall;
  scope: FigureScope;
  /** The filter of the list that has the rows of a mark. */
  queryOf: (name: string, today: string) => ListQuery;
}

/** A chart that is drawn from one call; a press on a mark opens the list with the rows that it counts. */
export function PointsChart(props: PointsChartProps) {
  const { chart: Chart, title, description, counted, span, period, endpoint } = props;
  const { scope, height, findingOf, queryOf } = props;
  const today = useToday();
  const call = useCall(
    endpoint,
    { ...inScope(scope), ...(period && { period }) } as InputOf<PointsCall>,
    chartOptions,
  ) as QueryState<DataOf<PointsCall>>;
  const {
    frame,
    points: [points],
  } = useChart({ title, description, noun: counted.noun, span }, call);
  const open = useOpenList(counted.list, scope);
  // The mark 其他 stands for several points: no filter is the same.
  const openMark =
    open &&
    ((name: string): void => {
      if (points.some((point) => point.name === name)) open(queryOf(name, today));
    });
  const found = findingOf(points);
  return (
    <Chart
      {...frame}
      height={height}
      finding={found?.sentence}
      accent={found?.accent}
      points={points}
      measure={counted.measure}
      unit={counted.unit}
      onAction={openMark}
    />
  );
}

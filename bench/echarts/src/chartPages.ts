import type { EChartsOption } from 'echarts';
import {
  chartSize,
  incomeOfWeek,
  months,
  days,
  ordersOfWeek,
  ordersOfYear,
  roomTypes,
  sources,
  statusOfYear,
  typesOfWeek,
  type Point,
} from '../../chartFigures.ts';
import type { ChartPage } from './page.ts';

const valuesOf = (points: readonly Point[]): number[] => points.map(({ value }) => value);

const axisOf = (names: readonly string[]) => ({ type: 'category' as const, data: [...names] });

const grid = { left: 48, right: 48, top: 40, bottom: 28 };

/** Without animation, textures or descriptions: at its fastest. */
const shared = { animation: false } as const;

const options: Record<string, EChartsOption> = {
  doughnut: {
    ...shared,
    tooltip: { trigger: 'item' },
    series: [
      { type: 'pie', radius: ['58%', '90%'], label: { formatter: '{b}\n{d}%' }, data: sources },
    ],
  },
  rose: {
    ...shared,
    tooltip: { trigger: 'item' },
    series: [
      {
        type: 'pie',
        radius: ['14%', '90%'],
        roseType: 'area',
        label: { formatter: '{b}\n{c}' },
        data: roomTypes,
      },
    ],
  },
  columns: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    xAxis: axisOf(months),
    yAxis: { type: 'value', name: '单' },
    series: [{ type: 'bar', label: { show: true, position: 'top' }, data: valuesOf(ordersOfYear) }],
  },
  columnsAndLine: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    legend: { data: ['订单数', '收入'] },
    xAxis: axisOf(days),
    yAxis: [
      { type: 'value', name: '单' },
      { type: 'value', name: '元' },
    ],
    series: [
      {
        name: '订单数',
        type: 'bar',
        label: { show: true, position: 'insideBottom' },
        data: valuesOf(ordersOfWeek),
      },
      {
        name: '收入',
        type: 'line',
        yAxisIndex: 1,
        label: { show: true, position: 'top' },
        data: valuesOf(incomeOfWeek),
      },
    ],
  },
  stacked: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    legend: {},
    xAxis: axisOf(days),
    yAxis: { type: 'value', name: '人' },
    series: typesOfWeek.map(({ name, points }) => ({
      name,
      type: 'bar' as const,
      stack: 'all',
      label: { show: true },
      data: valuesOf(points),
    })),
  },
  lines: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    legend: {},
    xAxis: axisOf(months),
    yAxis: { type: 'value', name: '人' },
    series: statusOfYear.map(({ name, points }) => ({
      name,
      type: 'line' as const,
      data: valuesOf(points),
    })),
  },
};

/** The page of each chart. */
export const chartPages: Record<string, ChartPage> = Object.fromEntries(
  Object.entries(options).map(([name, option]) => [
    name,
    { size: chartSize, option: () => option },
  ]),
);

import type { EChartsOption } from 'echarts';
import { chartSize, figures, type Figures, type Point } from '../../chartFigures.ts';
import type { ChartPage } from './page.ts';

const valuesOf = (points: readonly Point[]): number[] => points.map(({ value }) => value);

const axisOf = (points: readonly Point[] = []) => ({
  type: 'category' as const,
  data: points.map(({ name }) => name),
});

const grid = { left: 48, right: 48, top: 40, bottom: 28 };

/** Without animation, textures or descriptions: at its fastest. */
const shared = { animation: false } as const;

const optionsOf = (numbers: Figures): Record<string, EChartsOption> => ({
  doughnut: {
    ...shared,
    tooltip: { trigger: 'item' },
    series: [
      {
        type: 'pie',
        radius: ['58%', '90%'],
        label: { formatter: '{b}\n{d}%' },
        data: numbers.sources,
      },
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
        data: numbers.roomTypes,
      },
    ],
  },
  columns: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    xAxis: axisOf(numbers.ordersOfYear),
    yAxis: { type: 'value', name: '单' },
    series: [
      { type: 'bar', label: { show: true, position: 'top' }, data: valuesOf(numbers.ordersOfYear) },
    ],
  },
  columnsAndLine: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    legend: { data: ['订单数', '收入'] },
    xAxis: axisOf(numbers.ordersOfWeek),
    yAxis: [
      { type: 'value', name: '单' },
      { type: 'value', name: '元' },
    ],
    series: [
      {
        name: '订单数',
        type: 'bar',
        label: { show: true, position: 'insideBottom' },
        data: valuesOf(numbers.ordersOfWeek),
      },
      {
        name: '收入',
        type: 'line',
        yAxisIndex: 1,
        label: { show: true, position: 'top' },
        data: valuesOf(numbers.incomeOfWeek),
      },
    ],
  },
  stacked: {
    ...shared,
    grid,
    tooltip: { trigger: 'axis' },
    legend: {},
    xAxis: axisOf(numbers.typesOfWeek[0]?.points),
    yAxis: { type: 'value', name: '人' },
    series: numbers.typesOfWeek.map(({ name, points }) => ({
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
    xAxis: axisOf(numbers.statusOfYear[0]?.points),
    yAxis: { type: 'value', name: '人' },
    series: numbers.statusOfYear.map(({ name, points }) => ({
      name,
      type: 'line' as const,
      data: valuesOf(points),
    })),
  },
});

const turns = [optionsOf(figures[0]), optionsOf(figures[1])] as const;

/** The page of each chart. */
export const chartPages: Record<string, ChartPage> = Object.fromEntries(
  Object.keys(turns[0]).map((name) => [
    name,
    { size: chartSize, option: (turn) => turns[turn === 0 ? 0 : 1][name] ?? {} },
  ]),
);

import { expect, it } from 'vitest';
import { layoutPicture } from './picture.ts';

const chart = { width: 560.4, height: 240 };

it('has a margin around the chart and its title above', () => {
  const { width, height, chart: place } = layoutPicture(chart, { title: '订单来源' });
  expect([width, height, place]).toEqual([593, 304, { x: 16, y: 48 }]);
});

it('has a second line for the period', () => {
  const head = { title: '近一年订单', period: '2025-12 至 2026-11' };
  const { height, title, period, chart: place } = layoutPicture(chart, head);
  expect([height, title.y, period.y, place.y]).toEqual([324, 28, 50, 68]);
});

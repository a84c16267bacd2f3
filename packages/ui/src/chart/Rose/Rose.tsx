import type { Drawing, Size } from '../core/drawing.ts';
import { shortNumber } from '../core/number.ts';
import { leftOutWords, partsOf, type ChartPoint } from '../core/point.ts';
import { layoutRing, noteBelow } from '../core/ring.ts';
import { hasAmounts } from '../core/table.ts';
import {
  PlotFrame,
  usePointsChart,
  type PointsChartProps,
  type PointsOptions,
} from '../frame/PlotFrame.tsx';

export interface RoseProps extends PointsChartProps {
  /** The petals, clockwise from the top; beyond twelve the smallest are one, missing ones are counted below. Stable. */
  points: readonly ChartPoint[];
}

/**
 * Kinds around a centre, as petals of equal angle: the area of a petal is its amount (a Nightingale
 * rose).
 *
 * Use it for four to twelve kinds of about the same size, where a doughnut's slices would all look
 * alike. Do not use it where exact comparison matters (`Columns`) or shares do (`Doughnut`).
 *
 * Keyboard: Tab goes to the chart, arrow keys from petal to petal, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function Rose(props: RoseProps) {
  const chart = usePointsChart(props, layoutRose);
  return <PlotFrame {...chart} isEmpty={!hasAmounts(chart.table)} loadingShape="rose" />;
}

const maxParts = 12;
/** The hole in the middle, as a part of the whole: petals of nothing still have a place. */
const hole = 0.16;

/** How far a petal reaches: areas, not lengths, are as the values. `share` is of the largest. */
export function reachOf(share: number, radius: number): number {
  const inner = radius * hole;
  return Math.sqrt(inner ** 2 + (radius ** 2 - inner ** 2) * share);
}

/** Petals of equal angle and areas as the values: points and size in, drawing out. */
export function layoutRose(
  points: readonly ChartPoint[],
  { unit, accent, texts }: PointsOptions,
  size: Size,
): Drawing {
  const parts = partsOf(points, { most: maxParts, accent, hasZeros: true, texts });
  const largest = Math.max(0, ...parts.map(({ value }) => value));
  const petals = parts.map((part) => ({
    ...part,
    note: shortNumber(part.value, unit, texts),
    angle: (2 * Math.PI) / parts.length,
  }));
  const note = leftOutWords(points, true, texts);
  const below = noteBelow(note, size);
  const { move, track, fills, labels, marks } = layoutRing(petals, {
    unit,
    texts,
    size: below.ring,
    hole,
    reachOf: ({ value }, radius) => reachOf(largest === 0 ? 0 : value / largest, radius),
  });
  return {
    shapes: [{ kind: 'grid', d: track, move }, ...fills, ...labels.shapes],
    texts: [...labels.words, ...below.words],
    marks,
    note,
  };
}

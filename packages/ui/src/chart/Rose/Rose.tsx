import { useCallback, useMemo } from 'react';
import { arc } from 'd3-shape';
import {
  px,
  ariaLabelOf,
  type Size,
  type Drawing,
  type Mark,
  type Shape,
} from '../core/drawing.ts';
import { partsOf, type ChartPoint } from '../core/point.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { fullNumber, shareOf, shortNumber } from '../core/number.ts';
import { placeRing, ringLabels } from '../core/ring.ts';

export interface RoseProps extends ChartProps {
  /**
   * The petals, clockwise from the top. Beyond twelve the smallest are drawn as one; the table has them
   * all. What is below zero or missing has no petal. Stable between renders.
   */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the petal that was pressed: petals can be pressed. */
  onAction?: ((name: string) => void) | undefined;
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
  const { points, measure, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback((size: Size) => layoutRose(points, unit, size), [points, unit]);
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="rose"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
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
  unit: string | undefined,
  size: Size,
): Drawing {
  const parts = partsOf(points, maxParts, true);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const largest = Math.max(0, ...parts.map(({ value }) => value));
  const noted = parts.map((part) => ({ ...part, note: shortNumber(part.value, unit) }));
  const place = placeRing(noted, size);
  const move: Shape['move'] = [px(place.x), px(place.y)];
  const angle = (2 * Math.PI) / Math.max(1, parts.length);
  const petal = arc<{ startAngle: number; endAngle: number; reach: number }>()
    .innerRadius(place.radius * hole)
    .outerRadius(({ reach }) => reach)
    .padAngle(parts.length > 1 ? 2 / place.radius : 0)
    .padRadius(place.radius);

  const drawn = noted.map((part, index) => {
    const reach = reachOf(largest === 0 ? 0 : part.value / largest, place.radius);
    const ends = { startAngle: index * angle, endAngle: (index + 1) * angle };
    // Even a petal of nothing can be hit: where it would be.
    const hit = petal({ ...ends, reach: Math.max(reach, place.radius * 0.4) }) ?? '';
    return { ...part, ...ends, reach, hit, d: petal({ ...ends, reach }) ?? '' };
  });

  const marks = drawn.map(({ name, value, look, startAngle, endAngle, reach, hit }): Mark => {
    const words = `${fullNumber(value, unit)}（${shareOf(value, total)}）`;
    const rows = [{ name: '', value: words, look }];
    const middle = (startAngle + endAngle) / 2;
    const x = px(place.x + Math.sin(middle) * reach * 0.9);
    const y = px(place.y - Math.cos(middle) * reach * 0.9);
    return { name, label: ariaLabelOf(name, rows), d: hit, move, x, y, rows };
  });

  const track = arc<null>()
    .innerRadius(place.radius * hole)
    .outerRadius(place.radius)
    .startAngle(0)
    .endAngle(2 * Math.PI)(null);
  const labels = ringLabels(drawn, place, size);
  return {
    shapes: [
      { kind: 'grid', d: track ?? '', move },
      ...drawn.map(({ look, d }): Shape => ({ kind: 'fill', look, d, move })),
      ...labels.shapes,
    ],
    texts: labels.words,
    marks,
  };
}

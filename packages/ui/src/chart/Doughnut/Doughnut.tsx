import { useCallback, useMemo } from 'react';
import { arc, pie } from 'd3-shape';
import {
  px,
  ariaLabelOf,
  type Size,
  type Drawing,
  type Mark,
  type Shape,
} from '../core/drawing.ts';
import { partsOf, type ChartPoint, type Part } from '../core/point.ts';
import { hasAmounts, tableOfPoints } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { fullNumber, shareOf, shortNumber } from '../core/number.ts';
import { placeRing, ringLabels } from '../core/ring.ts';

export interface DoughnutProps extends ChartProps {
  /**
   * The parts, clockwise from the top. Beyond six the smallest are drawn as one; the table has them all.
   * What is zero, below zero or missing is no part. Stable between renders.
   */
  points: readonly ChartPoint[];
  /** What is counted: the head of the table's column, as 订单数. */
  measure: string;
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** Called with the name of the part that was pressed: parts can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * Parts of a whole, as a ring with the whole in its middle.
 *
 * Use it for two to six parts that differ clearly. Do not use it for amounts that make no whole or are
 * to be compared closely (`Columns`), or for more kinds (`Rose`, or a table).
 *
 * Keyboard: Tab goes to the chart, arrow keys from part to part, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function Doughnut(props: DoughnutProps) {
  const { points, measure, unit, onAction, height = 240, ...frame } = props;
  const draw = useCallback((size: Size) => layoutDoughnut(points, unit, size), [points, unit]);
  const table = useMemo(() => tableOfPoints(points, measure, unit), [points, measure, unit]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="ring"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

/** More parts than that are not distinguishable. */
const maxParts = 6;
/** How wide the hole is, as a part of the whole. */
const hole = 0.64;

const slices = pie<Part>()
  .sortValues(null)
  .value((part) => part.value);

/** Parts of a whole as a ring: points and size in, drawing out. */
export function layoutDoughnut(
  points: readonly ChartPoint[],
  unit: string | undefined,
  size: Size,
): Drawing {
  const parts = partsOf(points, maxParts);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const noted = parts.map((part) => ({ ...part, note: shareOf(part.value, total) }));
  const place = placeRing(noted, size);
  const move: Shape['move'] = [px(place.x), px(place.y)];
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(place.radius * hole)
    .outerRadius(place.radius)
    .padRadius(place.radius);
  // A lone part is a whole ring, without a seam.
  const padAngle = parts.length > 1 ? 2 / place.radius : 0;
  const drawn = slices(parts).map(({ startAngle, endAngle, data }) => {
    const d = ring({ startAngle, endAngle, padAngle: Math.min(padAngle, endAngle - startAngle) });
    return { ...data, note: shareOf(data.value, total), startAngle, endAngle, d: d ?? '' };
  });

  const marks = drawn.map(({ name, value, note, look, startAngle, endAngle, d }): Mark => {
    const rows = [{ name: '', value: `${fullNumber(value, unit)}（${note}）`, look }];
    const middle = (startAngle + endAngle) / 2;
    const reach = place.radius * 0.9;
    const x = px(place.x + Math.sin(middle) * reach);
    const y = px(place.y - Math.cos(middle) * reach);
    return { name, label: ariaLabelOf(name, rows), d, move, x, y, rows };
  });

  const track = ring({ startAngle: 0, endAngle: 2 * Math.PI, padAngle: 0 });
  const fills: Shape[] = drawn.map(({ look, d }) => ({ kind: 'fill', look, d, move }));
  const reaching = drawn.map((part) => ({ ...part, reach: place.radius }));
  const labels = ringLabels(reaching, place, size);
  const caption = unit === undefined || unit === '元' ? '合计' : `合计（${unit}）`;
  return {
    shapes: [
      ...(fills.length > 0 ? fills : [{ kind: 'track' as const, d: track ?? '', move }]),
      ...labels.shapes,
    ],
    texts: [
      { text: shortNumber(total, unit), x: move[0], y: move[1] - 8, align: 'middle', kind: 'sum' },
      { text: caption, x: move[0], y: move[1] + 14, align: 'middle', kind: 'tick' },
      ...labels.words,
    ],
    marks,
  };
}

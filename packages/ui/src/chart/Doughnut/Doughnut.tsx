import type { Drawing, Shape, Size } from '../core/drawing.ts';
import { shareOf, shortNumber } from '../core/number.ts';
import { moneyUnit } from '../texts.ts';
import { leftOutWords, partsOf, type ChartPoint } from '../core/point.ts';
import { layoutRing, noteBelow } from '../core/ring.ts';
import { hasAmounts } from '../core/table.ts';
import {
  PlotFrame,
  usePointsChart,
  type PointsChartProps,
  type PointsOptions,
} from '../frame/PlotFrame.tsx';
import { chartTexts } from '../texts.ts';

export interface DoughnutProps extends PointsChartProps {
  /** The parts, clockwise; beyond six the smallest are one, what is no part is counted below. Stable. */
  points: readonly ChartPoint[];
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
  const chart = usePointsChart(props, layoutDoughnut);
  return <PlotFrame {...chart} isEmpty={!hasAmounts(chart.table)} loadingShape="ring" />;
}

/** More parts than that are not distinguishable. */
const maxParts = 6;

/** Parts of a whole as a ring: points and size in, drawing out. */
export function layoutDoughnut(
  points: readonly ChartPoint[],
  { unit, accent, texts = chartTexts }: PointsOptions,
  size: Size,
): Drawing {
  const parts = partsOf(points, { most: maxParts, accent, texts });
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const noted = parts.map((part) => ({
    ...part,
    note: shareOf(part.value, total),
    angle: part.value * ((2 * Math.PI) / total),
  }));
  const note = leftOutWords(points, false, texts);
  const below = noteBelow(note, size);
  const ring = layoutRing(noted, { unit, texts, size: below.ring, hole: 0.64 });
  const { move, track, fills, labels, marks } = ring;
  const [x, y] = move;
  const caption =
    unit === undefined || unit === moneyUnit ? texts.total : texts.withUnit(texts.total, unit);
  const rings: Shape[] = fills.length > 0 ? fills : [{ kind: 'track', d: track, move }];
  return {
    shapes: [...rings, ...labels.shapes],
    texts: [
      { text: shortNumber(total, unit, texts), x, y: y - 8, align: 'middle', kind: 'sum' },
      { text: caption, x, y: y + 14, align: 'middle', kind: 'tick' },
      ...labels.words,
      ...below.words,
    ],
    marks,
    note,
  };
}

import { arc, pie } from 'd3-shape';
import {
  px,
  ariaLabelOf,
  type Drawing,
  type Mark,
  type Shape,
  type Size,
} from '../core/drawing.ts';
import { fullNumber, shareOf, shortNumber } from '../core/number.ts';
import { partsOf, type Part } from '../core/parts.ts';
import type { ChartPoint } from '../core/point.ts';
import { placeRing, ringLabels } from '../core/ring.ts';

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

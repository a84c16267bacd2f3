import { pointPath, px } from './drawing.ts';
import type { Box } from '../../lib/place.ts';
import { labelBox, type NumberLabel } from './place.ts';
import type { Look } from './look.ts';
import type { Plane } from './plane.ts';

export interface Spot {
  index: number;
  value: number;
  x: number;
  y: number;
}

/** The places of values; none where there is no value. */
export function spotsOf(
  plane: Pick<Plane, 'x'>,
  values: readonly (number | null)[],
  y: (value: number) => number,
): (Spot | null)[] {
  return values.map((value, index) =>
    value === null ? null : { index, value, x: px(plane.x(index)), y: px(y(value)) },
  );
}

/** A line through the places, straight from each to the next, with a gap where a value is missing. */
export function linePath(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, index) => spot && `${spots[index - 1] ? 'L' : 'M'}${spot.x},${spot.y}`)
    .join('');
}

/** Below this many px from one to the next, points would be a caterpillar. */
const crowded = 12;

/** The positions with a point: all where there is space; otherwise isolated ones, and the last. */
export function pointed(spots: readonly (Spot | null)[], step: number): Spot[] {
  const there = spots.filter((spot) => spot !== null);
  if (step >= crowded) return there;
  const isAlone = ({ index }: Spot): boolean => !spots[index - 1] && !spots[index + 1];
  return there.filter((spot) => spot === there.at(-1) || isAlone(spot));
}

export function pointsPath(spots: readonly Spot[], look: Look, radius?: number): string {
  return spots.map(({ x, y }) => pointPath(look, x, y, radius)).join('');
}

/** The box of a point, kept free of numbers. */
export function boxOf({ x, y }: Spot): Box {
  return { left: x - 5, top: y - 4, width: 10, height: 8 };
}

/** A line goes through this many px at most between two of its boxes. */
const boxStep = 6;

/** Small boxes along the line through these places: numbers keep off them. */
export function boxesOfLine(spots: readonly (Spot | null)[]): Box[] {
  return spots.flatMap((spot, index) => {
    const before = spots[index - 1];
    if (!spot || !before) return [];
    const [right, down] = [spot.x - before.x, spot.y - before.y];
    const count = Math.ceil(Math.hypot(right, down) / boxStep);
    return Array.from({ length: count }, (_box, step): Box => {
      const share = (step + 0.5) / count;
      const [left, top] = [before.x + right * share, before.y + down * share - 1];
      return { left, top, width: 0, height: 2 };
    });
  });
}

/** A number above its point, below it or at one of its shoulders, where there is space. */
export function spotLabel({ x, y }: Spot, text: string, weight: number): NumberLabel {
  const [above, below] = [y - 20, y + 6];
  const box = labelBox(text, x, above);
  const sides = [x - box.width - 3, x + 3];
  const shoulders = [above, below].flatMap((top) => sides.map((left) => ({ ...box, left, top })));
  return { text, weight, places: [box, { ...box, top: below }, ...shoulders] };
}

import type { Box } from '../../lib/place.ts';
import { px, type ChartText } from './drawing.ts';
import type { Plane } from './plane.ts';
import { textWidth } from './textWidth.ts';

/** Words keep this much air between each other, in px. */
export const air = 2;

/** Whether two boxes are on each other, or nearer than `air` beside and `above` below each other. */
export function overlap(one: Box, other: Box, above = 0): boolean {
  return (
    one.left < other.left + other.width + air &&
    other.left < one.left + one.width + air &&
    one.top < other.top + other.height + above &&
    other.top < one.top + one.height + above
  );
}

/** Moves places apart until any two are `gap` from each other; what cannot fit runs over the end. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = [...wanted.keys()];
  order.sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const moved = [...wanted];
  let least = from;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = Math.max(to, from + gap * (wanted.length - 1));
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/** A number and the places it could take, best first. */
export interface NumberLabel {
  text: string;
  /** Of two overlapping labels the one with the higher weight is kept. */
  weight: number;
  places: readonly Box[];
  kind?: ChartText['kind'];
}

/** Words take that much of the height, in px. */
export const lineHeight = 14;

/** The box of a text with its middle at `x`. */
export function labelBox(text: string, x: number, top: number): Box {
  const width = textWidth(text);
  return { left: x - width / 2, top, width, height: lineHeight };
}

/** Boxes of the texts placed already. */
function boxOfWords({ text, x, y, align }: ChartText): Box {
  const box = labelBox(text, x, y - lineHeight / 2);
  const before = { start: 0, middle: box.width / 2, end: box.width };
  return { ...box, left: x - before[align] };
}

/** The labels that fit: none covers another, the plane's words or what is `taken`, and `lines` only if need be. */
export function placedWords(
  labels: readonly NumberLabel[],
  plane: Pick<Plane, 'width' | 'words'>,
  taken: readonly Box[] = [],
  lines: readonly Box[] = [],
): ChartText[] {
  const used = [...plane.words.map(boxOfWords), ...taken];
  const inside = (box: Box): Box => ({
    ...box,
    left: Math.max(0, Math.min(box.left, plane.width - box.width)),
  });
  const isFree = (place: Box): boolean => !used.some((other) => overlap(place, other));
  const isClear = (place: Box): boolean => !lines.some((line) => overlap(place, line));

  const byWeight = labels.toSorted((one, other) => other.weight - one.weight);
  return byWeight.flatMap(({ text, places, kind = 'value' }): ChartText[] => {
    const within = places.map(inside);
    const box = within.find((place) => isFree(place) && isClear(place)) ?? within.find(isFree);
    if (!box) return [];
    used.push(box);
    const x = px(box.left + box.width / 2);
    return [{ text, x, y: px(box.top + box.height / 2), align: 'middle', kind }];
  });
}

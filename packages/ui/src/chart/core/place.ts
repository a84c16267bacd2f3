/** A box on the chart, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

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

/**
 * Places labels, each with candidate positions in order of preference, in the order of their weight. @returns
 * the index of each label's position; -1 for a label that is dropped. No label overlaps `taken`, and none overlaps
 * `lines` that has a position beside them.
 */
export function placeLabels(
  labels: readonly (readonly Box[])[],
  taken: readonly Box[],
  lines: readonly Box[] = [],
): number[] {
  const used = [...taken];
  return labels.map((places) => {
    const isFree = (place: Box): boolean => !used.some((other) => overlap(place, other));
    const clear = places.findIndex(
      (place) => isFree(place) && !lines.some((line) => overlap(place, line)),
    );
    const chosen = clear === -1 ? places.findIndex(isFree) : clear;
    const box = places[chosen];
    if (box) used.push(box);
    return chosen;
  });
}

/**
 * Moves places on a line apart until any two are `gap` from each other, as little as can be, within
 * `from` and `to`. The order stays. What cannot fit at all runs over the end.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_place, index) => index);
  order.sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0) || one - other);
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

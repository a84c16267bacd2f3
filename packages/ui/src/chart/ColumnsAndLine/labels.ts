import { columnWidth } from '../core/columns.ts';
import { keyEntry, entryWidth, keyAbove, type Key, type KeyEntry } from '../core/key.ts';
import { lineHeight, type NumberLabel } from '../core/labels.ts';
import type { Spot } from '../core/lines.ts';
import { shortNumber } from '../core/number.ts';
import type { Plane } from '../core/plane.ts';
import { textWidth } from '../core/textWidth.ts';

/** Counts are inside of their columns, at the foot; a column too small for its number has none. */
export function footLabels(
  plane: Plane,
  counts: readonly (number | null)[],
  unit: string | undefined,
): NumberLabel[] {
  return counts.flatMap((count, index): NumberLabel[] => {
    if (count === null) return [];
    const text = shortNumber(count, unit);
    const width = textWidth(text);
    const zero = plane.y(0);
    const isRoom = Math.abs(plane.y(count) - zero) > 20 && columnWidth(plane) > width + 2;
    if (!isRoom) return [];
    const top = count > 0 ? zero - 18 : zero + 4;
    const place = { left: plane.x(index) - width / 2, top, width, height: lineHeight };
    return [{ text, weight: 0, kind: 'onDark', places: [place] }];
  });
}

/** Amounts are above their points, and above the column where it is higher: never on it. */
export function overLabels(
  plane: Plane,
  points: readonly Spot[],
  counts: readonly (number | null)[],
  unit: string | undefined,
): NumberLabel[] {
  const largest = Math.max(...points.map(({ value }) => value));
  return points.map((spot) => {
    const text = shortNumber(spot.value, unit);
    const width = textWidth(text);
    const roof = Math.min(spot.y - 5, plane.y(Math.max(0, counts[spot.index] ?? 0)));
    const left = spot.x - width / 2;
    // A loss is below the zero line, where no column is in its way.
    const top = spot.value < 0 ? spot.y + 6 : roof - lineHeight - 1;
    const isNotable = spot.value === largest || spot === points.at(-1);
    const weight = spot.index + (isNotable ? counts.length : 0);
    const box = { left, top, width, height: lineHeight };
    return {
      text,
      weight,
      // Beside the line where it is steep: at a shoulder of the point, or higher.
      places: [0, 10, 20].flatMap((up) =>
        [left, spot.x - width - 2, spot.x + 2].map((side) => ({
          ...box,
          left: side,
          top: Math.max(0, top - up),
        })),
      ),
    };
  });
}

/** Each name over its own scale: one at the left, one at the right; below each other where it is narrow. */
export function keyOverScales(one: KeyEntry, other: KeyEntry, width: number): Key {
  const [left, right] = [entryWidth(one), entryWidth(other)];
  if (left + right + 16 > width) return keyAbove([one, other], width);
  const above = keyAbove([one], width);
  const end = keyEntry(other, width - right, above.height / 2, right);
  return {
    shapes: [...above.shapes, ...end.shapes],
    words: [...above.words, ...end.words],
    height: above.height,
  };
}

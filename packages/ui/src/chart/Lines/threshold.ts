import { px, type Shape } from '../core/drawing.ts';
import type { NumberLabel } from '../core/labels.ts';
import { shortNumber } from '../core/number.ts';
import type { Plane } from '../core/plane.ts';
import { textWidth } from '../core/textWidth.ts';

/** A value that should not be passed. */
export interface Threshold {
  value: number;
  /** What it is, as 警戒线. */
  label: string;
}

/** The line of a threshold, and its words: over or below it, at its beginning or its end. */
export function limitOf(
  { value, label }: Threshold,
  unit: string | undefined,
  plane: Plane,
): { shape: Shape; label: NumberLabel } {
  const y = px(plane.y(value));
  const text = `${label} ${shortNumber(value, unit)}`;
  const box = { width: textWidth(text), height: 14 };
  const places = [plane.left + 4, plane.right - box.width - 4].flatMap((left) => [
    { ...box, left, top: y - 16 },
    { ...box, left, top: y + 3 },
  ]);
  return {
    shape: { kind: 'limit', d: `M${plane.left},${y}H${plane.right}` },
    label: { text, weight: Infinity, kind: 'danger', places },
  };
}

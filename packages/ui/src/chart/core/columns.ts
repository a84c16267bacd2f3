import { rectangle } from './drawing.ts';
import type { Box } from '../../lib/place.ts';
import { labelBox, lineHeight, type NumberLabel } from './place.ts';
import { notableIn } from './notable.ts';
import { shortNumber } from './number.ts';
import type { Plane } from './plane.ts';

/** A column never gets wider than that, in px. */
const widest = 40;

type Numbers = readonly (number | null)[];

export function columnWidth({ step }: Plane): number {
  return Math.max(1, Math.min(widest, step * 0.62));
}

/** The area of a column, and which it is. */
export interface ColumnBox extends Box {
  at: number;
}

/** The areas of columns, from zero to each value: numbers of other columns are not placed on them. */
export function columnBoxes(plane: Plane, values: Numbers): ColumnBox[] {
  const width = columnWidth(plane);
  const zero = plane.y(0);
  return values.flatMap((value, index): ColumnBox[] => {
    if (value === null || value === 0) return [];
    // Any value other than zero is visible.
    const height = Math.max(1, Math.abs(plane.y(value) - zero));
    const top = value > 0 ? zero - height : zero;
    return [{ at: index, left: plane.x(index) - width / 2, top, width, height }];
  });
}

export function columnsPath(boxes: readonly Box[]): string {
  return boxes.map(({ left, top, width, height }) => rectangle(left, top, width, height)).join('');
}

/** The numbers of the notable columns, at their ends. The outermost weighs most, then the newer ones. */
export function columnLabels(plane: Plane, values: Numbers, unit: string | undefined) {
  const shown = notableIn(values);
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  return values.flatMap((value, index): NumberLabel[] => {
    if (value === null || value === 0 || !shown.has(index)) return [];
    const text = shortNumber(value, unit, plane.texts);
    const top = value > 0 ? plane.y(value) - lineHeight - 2 : plane.y(value) + 2;
    const weight = Math.abs(value) === largest ? values.length : index;
    return [{ text, weight, places: [labelBox(text, plane.x(index), top)] }];
  });
}

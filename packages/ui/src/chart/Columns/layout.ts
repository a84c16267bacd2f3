import { valueAxis } from '../core/axis.ts';
import { columnBoxes, columnLabels, columnsPath } from '../core/columns.ts';
import {
  px,
  ariaLabelOf,
  type Drawing,
  type Mark,
  type Shape,
  type Size,
} from '../core/drawing.ts';
import { placedWords } from '../core/labels.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber } from '../core/number.ts';
import { planeOf } from '../core/plane.ts';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';

/** Columns side by side: points and size in, marks, ticks and labels out. */
export function layoutColumns(
  points: readonly ChartPoint[],
  unit: string | undefined,
  size: Size,
): Drawing {
  const values = numbersOf(points);
  const names = points.map((point) => point.name);
  const plane = planeOf({ size, names, scale: { axis: valueAxis(present(values)), unit } });
  const tones = [...new Set(points.map((point) => point.tone))];

  const fills = tones.map((tone): Shape => {
    const own = values.map((value, index) => (points[index]?.tone === tone ? value : null));
    return { kind: 'fill', look: lookOf(0, tone), d: columnsPath(plane, own) };
  });

  const marks = names.map((name, index): Mark => {
    const value = values[index] ?? null;
    const rows = [{ name: '', value: fullNumber(value, unit) }];
    const y = px(plane.y(Math.max(0, value ?? 0)));
    return {
      name,
      label: ariaLabelOf(name, rows),
      d: plane.band(index),
      x: px(plane.x(index)),
      y,
      rows,
    };
  });

  const room = {
    width: size.width,
    words: plane.words,
    taken: columnBoxes(plane, values),
  };
  return {
    shapes: [...plane.shapes, ...fills],
    texts: [...plane.words, ...placedWords(columnLabels(plane, values, unit), room)],
    marks,
  };
}

import { twinAxes } from '../core/axis.ts';
import { columnLabels, columnsPath } from '../core/columns.ts';
import { px, spoken, type Drawing, type Mark, type Size } from '../core/drawing.ts';
import { keyAbove, type KeyEntry } from '../core/key.ts';
import { placedWords } from '../core/labels.ts';
import { boxOf, linePath, pointed, pointsPath, spotLabel, spotsOf } from '../core/lines.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { planeOf } from '../core/plane.ts';
import { align, present, type ChartSeries } from '../core/point.ts';

/** A series with what it is counted in. */
export interface MeasuredSeries extends ChartSeries {
  /** As 单; 元 is written as money. */
  unit?: string | undefined;
}

/** Columns on the left scale and a line on the right one: series and size in, drawing out. */
export function layoutColumnsAndLine(
  columns: MeasuredSeries,
  line: MeasuredSeries,
  size: Size,
): Drawing {
  const { names, numbers } = align([columns, line]);
  const [counts = [], amounts = []] = numbers;
  const [axis, other] = twinAxes(present(counts), present(amounts));
  const looks = [lookOf(0, columns.tone), lookOf(1, line.tone)] as const;
  const entries: KeyEntry[] = [
    { name: columns.name, look: looks[0], kind: 'fill' },
    { name: line.name, look: looks[1], kind: 'line' },
  ];
  const key = keyAbove(entries, size.width);
  const scale = { axis, unit: columns.unit };
  const second = { axis: other, unit: line.unit };
  const plane = planeOf({ size, names, scale, second, above: key.height });

  const spots = spotsOf(plane, amounts, plane.ySecond);
  const points = pointed(spots, plane.step);
  const last = points.at(-1);
  const most = Math.max(...present(amounts));
  const lineLabels = points.map((spot) => {
    // The largest and the newest before any column's number but the largest.
    const weight = spot.value === most || spot === last ? names.length : spot.index - 0.5;
    return spotLabel(spot, shortNumber(spot.value, line.unit), weight, size);
  });
  const labels = [...columnLabels(plane, counts, columns.unit), ...lineLabels];

  const marks = names.map((name, index): Mark => {
    const count = counts[index] ?? null;
    const amount = amounts[index] ?? null;
    const rows = [
      { name: columns.name, value: fullNumber(count, columns.unit), look: looks[0] },
      { name: line.name, value: fullNumber(amount, line.unit), look: looks[1] },
    ];
    const y = px(Math.min(plane.y(count ?? 0), plane.ySecond(amount ?? 0)));
    return {
      name,
      label: spoken(name, rows),
      d: plane.band(index),
      x: px(plane.x(index)),
      y,
      rows,
    };
  });

  return {
    shapes: [
      ...plane.shapes,
      ...key.shapes,
      { kind: 'fill', look: looks[0], d: columnsPath(plane, counts) },
      { kind: 'line', look: looks[1], d: linePath(spots) },
      { kind: 'point', look: looks[1], d: pointsPath(points, looks[1]) },
    ],
    words: [...plane.words, ...key.words, ...placedWords(labels, points.map(boxOf))],
    marks,
  };
}

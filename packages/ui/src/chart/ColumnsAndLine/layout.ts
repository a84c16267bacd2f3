import { twinAxes } from '../core/axis.ts';
import { columnBoxes, columnsPath } from '../core/columns.ts';
import { px, ariaLabelOf, type Drawing, type Mark, type Size } from '../core/drawing.ts';
import type { KeyEntry } from '../core/key.ts';
import { placedWords } from '../core/labels.ts';
import { boxesOfLine, boxOf, linePath, pointed, pointsPath, spotsOf } from '../core/lines.ts';
import { lookOf } from '../core/look.ts';
import { axisNumbers, fullNumber } from '../core/number.ts';
import { planeOf } from '../core/plane.ts';
import { align, present, type ChartSeries } from '../core/point.ts';
import { footLabels, keyOverScales, overLabels } from './labels.ts';

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
  const scales = [
    { axis, unit: columns.unit },
    { axis: other, unit: line.unit },
  ] as const;
  const entry = (kind: 0 | 1, name: string): KeyEntry => {
    const { caption } = axisNumbers(scales[kind].axis.ticks, scales[kind].unit);
    const axisLabel = caption === '' ? name : `${name}（${caption}）`;
    return { name: axisLabel, look: looks[kind], kind: kind === 0 ? 'fill' : 'line' };
  };
  const key = keyOverScales(entry(0, columns.name), entry(1, line.name), size.width);
  const plane = planeOf({
    size,
    names,
    scale: scales[0],
    second: scales[1],
    above: key.height,
    hasCaptions: false,
  });

  const spots = spotsOf(plane, amounts, plane.ySecond);
  const points = pointed(spots, plane.step);
  const labels = [
    ...footLabels(plane, counts, columns.unit),
    ...overLabels(plane, points, counts, line.unit),
  ];

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
    taken: points.map(boxOf),
    lines: [...boxesOfLine(spots), ...columnBoxes(plane, counts)],
  };
  return {
    shapes: [
      ...plane.shapes,
      ...key.shapes,
      { kind: 'fill', look: looks[0], d: columnsPath(plane, counts) },
      { kind: 'line', look: looks[1], d: linePath(spots) },
      { kind: 'point', look: looks[1], d: pointsPath(points, looks[1]) },
    ],
    texts: [...plane.words, ...key.words, ...placedWords(labels, room)],
    marks,
  };
}

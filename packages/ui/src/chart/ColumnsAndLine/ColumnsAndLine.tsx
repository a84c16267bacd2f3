import { useCallback, useMemo } from 'react';
import { twinAxes, type Axis } from '../core/axis.ts';
import { columnBoxes, columnsPath, columnWidth } from '../core/columns.ts';
import type { Drawing, Size } from '../core/drawing.ts';
import { entryWidth, joined, keyAbove, keyEntry, type Key, type KeyEntry } from '../core/key.ts';
import { labelBox, lineHeight, placedWords, type NumberLabel } from '../core/place.ts';
import {
  boxesOfLine,
  boxOf,
  linePath,
  pointed,
  pointsPath,
  spotsOf,
  type Spot,
} from '../core/lines.ts';
import { lookOf } from '../core/look.ts';
import { axisNumbers, fullNumber, shortNumber } from '../core/number.ts';
import { markAt, planeOf, type Plane } from '../core/plane.ts';
import { align, present, type MeasuredSeries } from '../core/point.ts';
import { hasAmounts, tableOfSeries } from '../core/table.ts';
import type { ChartProps } from '../frame/ChartFrame.tsx';
import { PlotFrame } from '../frame/PlotFrame.tsx';

interface ColumnsAndLineProps extends ChartProps {
  /** What is counted, on the left scale. Stable between renders. */
  columns: MeasuredSeries;
  /** What goes with it in another unit, on the right scale. Stable between renders. */
  line: MeasuredSeries;
  /** Called with the name of the column that was pressed: columns can be pressed. */
  onAction?: ((name: string) => void) | undefined;
}

/**
 * Two things over the same days in two units, as orders and income: columns on the left scale, a line
 * on the right one, one grid and one zero for both.
 *
 * Use it to see whether two things rise and fall together. Do not use it for two things of one unit
 * (`Lines`, `StackedColumns`), nor for more than two.
 *
 * Keyboard: Tab goes to the chart, arrow keys from day to day, Home and End to the first and last;
 * Enter chooses; Esc hides the tip.
 */
export function ColumnsAndLine(props: ColumnsAndLineProps) {
  const { columns, line, ...frame } = props;
  const draw = useCallback(
    (size: Size) => layoutColumnsAndLine(columns, line, size),
    [columns, line],
  );
  const table = useMemo(() => tableOfSeries([columns, line]), [columns, line]);
  return (
    <PlotFrame
      {...frame}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="columnsAndLine"
      draw={draw}
    />
  );
}

/** Counts are inside of their columns, at the foot; a column too small for its number has none. */
function footLabels(
  plane: Plane,
  counts: readonly (number | null)[],
  unit: string | undefined,
): NumberLabel[] {
  return counts.flatMap((count, index): NumberLabel[] => {
    if (count === null) return [];
    const text = shortNumber(count, unit);
    const zero = plane.y(0);
    const place = labelBox(text, plane.x(index), count > 0 ? zero - 18 : zero + 4);
    const isRoom = Math.abs(plane.y(count) - zero) > 20 && columnWidth(plane) > place.width + 2;
    return isRoom ? [{ text, weight: 0, kind: 'onDark', places: [place] }] : [];
  });
}

/** Amounts are above their points, and above the column where it is higher: never on it. */
function overLabels(
  plane: Plane,
  points: readonly Spot[],
  counts: readonly (number | null)[],
  unit: string | undefined,
): NumberLabel[] {
  const largest = Math.max(...points.map(({ value }) => value));
  return points.map((spot) => {
    const text = shortNumber(spot.value, unit);
    const roof = Math.min(spot.y - 5, plane.y(Math.max(0, counts[spot.index] ?? 0)));
    // A loss is below the zero line, where no column is in its way.
    const top = spot.value < 0 ? spot.y + 6 : roof - lineHeight - 1;
    const isNotable = spot.value === largest || spot === points.at(-1);
    const weight = spot.index + (isNotable ? counts.length : 0);
    const box = labelBox(text, spot.x, top);
    // Beside the line where it is steep: at a shoulder of the point, or higher.
    const places = [0, 10, 20].flatMap((up) =>
      [box.left, spot.x - box.width - 2, spot.x + 2].map((left) => ({
        ...box,
        left,
        top: Math.max(0, top - up),
      })),
    );
    return { text, weight, places };
  });
}

/** Each name over its own scale: one at the left, one at the right; below each other where it is narrow. */
function keyOverScales(one: KeyEntry, other: KeyEntry, width: number): Key {
  const end = entryWidth(other);
  if (entryWidth(one) + end + 16 > width) return keyAbove([one, other], width);
  const above = keyAbove([one], width);
  return { ...above, ...joined([above, keyEntry(other, width - end, above.height / 2, end)]) };
}

/** Columns on the left scale and a line on the right one: series and size in, drawing out. */
export function layoutColumnsAndLine(
  columns: MeasuredSeries,
  line: MeasuredSeries,
  size: Size,
): Drawing {
  const { names, numbers } = align([columns, line]);
  const [counts = [], amounts = []] = numbers;
  const [left, right] = twinAxes(present(counts), present(amounts));
  const entry = (one: MeasuredSeries, { ticks }: Axis, index: number): KeyEntry => {
    const { caption } = axisNumbers(ticks, one.unit);
    const name = caption === '' ? one.name : `${one.name}（${caption}）`;
    return { name, look: lookOf(index, one.tone), kind: index === 0 ? 'fill' : 'line' };
  };
  const entries = [entry(columns, left, 0), entry(line, right, 1)] as const;
  const looks = [entries[0].look, entries[1].look] as const;
  const key = keyOverScales(...entries, size.width);
  const plane = planeOf({
    size,
    names,
    scale: { axis: left, unit: columns.unit },
    second: { axis: right, unit: line.unit },
    above: key.height,
  });

  const spots = spotsOf(plane, amounts, plane.ySecond);
  const points = pointed(spots, plane.step);
  const labels = [
    ...footLabels(plane, counts, columns.unit),
    ...overLabels(plane, points, counts, line.unit),
  ];

  const marks = names.map((name, index) => {
    const count = counts[index] ?? null;
    const amount = amounts[index] ?? null;
    const rows = [
      { name: columns.name, value: fullNumber(count, columns.unit), look: looks[0] },
      { name: line.name, value: fullNumber(amount, line.unit), look: looks[1] },
    ];
    const y = Math.min(plane.y(count ?? 0), plane.ySecond(amount ?? 0));
    return markAt(plane, index, { name, y, rows });
  });

  const boxes = columnBoxes(plane, counts);
  const drawn = [...boxesOfLine(spots), ...boxes];
  return {
    shapes: [
      ...plane.shapes,
      ...key.shapes,
      { kind: 'fill', look: looks[0], d: columnsPath(boxes) },
      { kind: 'line', look: looks[1], d: linePath(spots) },
      { kind: 'point', look: looks[1], d: pointsPath(points, looks[1]) },
    ],
    texts: [...plane.words, ...key.words, ...placedWords(labels, plane, points.map(boxOf), drawn)],
    marks,
  };
}

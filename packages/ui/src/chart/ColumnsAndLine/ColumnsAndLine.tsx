import { useCallback, useMemo } from 'react';
import { type Size, type Drawing, type Mark } from '../core/drawing.ts';
import { hasAmounts, tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { twinAxes } from '../core/axis.ts';
import { columnBoxes, columnsPath, columnWidth } from '../core/columns.ts';
import { keyEntry, entryWidth, keyAbove, type KeyEntry, type Key } from '../core/key.ts';
import { placedWords, lineHeight, type NumberLabel } from '../core/labels.ts';
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
import { align, present, type ChartSeries } from '../core/point.ts';
import { textWidth } from '../core/textWidth.ts';

export interface ColumnsAndLineProps extends ChartProps {
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
  const { columns, line, onAction, height = 240, ...frame } = props;
  const draw = useCallback(
    (size: Size) => layoutColumnsAndLine(columns, line, size),
    [columns, line],
  );
  const table = useMemo(() => tableOfSeries([columns, line]), [columns, line]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={table}
      isEmpty={!hasAmounts(table)}
      loadingShape="columnsAndLine"
    >
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
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
function overLabels(
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
function keyOverScales(one: KeyEntry, other: KeyEntry, width: number): Key {
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
    const y = Math.min(plane.y(count ?? 0), plane.ySecond(amount ?? 0));
    return markAt(plane, index, { name, y, rows });
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

import { useCallback, useMemo } from 'react';
import {
  pointPath,
  px,
  ariaLabelOf,
  type Size,
  type Drawing,
  type Mark,
  type Shape,
} from '../core/drawing.ts';
import { align, present, type ChartSeries } from '../core/point.ts';
import { tableOfSeries } from '../core/table.ts';
import { ChartFrame, type ChartProps } from '../frame/ChartFrame.tsx';
import { Plot } from '../plot/Plot.tsx';
import { valueAxis } from '../core/axis.ts';
import { placedWords, type NumberLabel } from '../core/labels.ts';
import {
  boxesOfLine,
  boxOf,
  linePath,
  pointed,
  pointsPath,
  spotLabel,
  spotsOf,
} from '../core/lines.ts';
import { dangerLook, lookOf, type Look } from '../core/look.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { planeOf, type Plane } from '../core/plane.ts';
import { namesBeside, planNames } from '../core/key.ts';
import { textWidth } from '../core/textWidth.ts';

export interface LinesProps extends ChartProps {
  /** One line each, at most six. A missing value is a gap. Stable between renders. */
  series: readonly ChartSeries[];
  /** The unit, as 人 or ℃; 元 is written as money. */
  unit?: string | undefined;
  /** A limit: drawn as a line, with points above it highlighted. */
  threshold?: Threshold | undefined;
  /** The scale starts at zero; off for temperatures and the like. @default true */
  isFromZero?: boolean | undefined;
  /**
   * Called with the name of the place that was pressed, and the name of the series where one of its points
   * was: places and points can be pressed.
   */
  onAction?: ((name: string, series?: string) => void) | undefined;
}

/**
 * How something went over time: a line per kind, with its own dashes and points.
 *
 * Use it for a course: counts per month, the temperature of a person. Do not use it for kinds that have
 * no order (`Columns`), nor where the sum of the kinds matters (`StackedColumns`).
 *
 * Keyboard: Tab goes to the chart, ← and → from time to time, ↓ and ↑ to its points and back where they can
 * be chosen, Home and End to the first and last; Enter chooses; Esc hides the tip.
 */
export function Lines(props: LinesProps) {
  const { series, unit, threshold, isFromZero = true, onAction, height = 240, ...frame } = props;
  const hasParts = onAction !== undefined;
  const draw = useCallback(
    (size: Size) => layoutLines(series, { unit, threshold, isFromZero, hasParts }, size),
    [series, unit, threshold, isFromZero, hasParts],
  );
  const table = useMemo(() => tableOfSeries(series, unit), [series, unit]);
  return (
    <ChartFrame {...frame} height={height} table={table} loadingShape="lines">
      <Plot label={frame.title} height={height} draw={draw} onChoose={onAction} />
    </ChartFrame>
  );
}

/** A value that should not be passed. */
export interface Threshold {
  value: number;
  /** What it is, as 警戒线. */
  label: string;
}

/** The line of a threshold, and its words: over or below it, at its beginning or its end. */
function limitOf(
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

/** A point is hit around it, this far at most, in px: a round area. */
const widestHit = 12;
const plain: Look = { color: 'neutral', texture: 0 };

interface LinesOptions {
  unit?: string | undefined;
  threshold?: Threshold | undefined;
  isFromZero: boolean;
  /** The points of a place can be reached and chosen, besides the whole. */
  hasParts?: boolean;
}

/** Lines over time: series and size in, drawing out. */
export function layoutLines(
  series: readonly ChartSeries[],
  { unit, threshold, isFromZero, hasParts = false }: LinesOptions,
  size: Size,
): Drawing {
  const { names, numbers } = align(series);
  const values = present(numbers.flat());
  const axis = valueAxis(threshold ? [...values, threshold.value] : values, { isFromZero });
  const entries = series.map(({ name, tone }, index) => ({
    name,
    look: lookOf(index, tone),
    kind: 'line' as const,
  }));
  const plan = planNames(entries, size.width, size.height);
  const plane = planeOf({ size, names, scale: { axis, unit }, ...plan });
  const isOver = (value: number | null): boolean =>
    threshold !== undefined && value !== null && value > threshold.value;

  const lines = numbers.map((line, index) => {
    const spots = spotsOf(plane, line, plane.y);
    const there = spots.filter((spot) => spot !== null);
    const over = there.filter(({ value }) => isOver(value));
    const points = pointed(spots, plane.step).filter(({ value }) => !isOver(value));
    return { spots, there, over, points, look: entries[index]?.look ?? dangerLook };
  });

  const limit = threshold && limitOf(threshold, unit, plane);
  const labels = lines.flatMap(({ there, over }) => {
    const largest = Math.max(...there.map(({ value }) => value));
    const largestSpot = there.findLast(({ value }) => value === largest);
    return there.flatMap((spot): NumberLabel[] => {
      const isDanger = over.includes(spot);
      const isNotable = isDanger || spot === there.at(-1) || spot === largestSpot;
      if (!isNotable && series.length > 1) return [];
      const weight = spot.index + (isNotable ? names.length : 0);
      const label = spotLabel(spot, shortNumber(spot.value, unit), weight);
      return [isDanger ? { ...label, kind: 'danger' } : label];
    });
  });
  if (limit) labels.push(limit.label);

  /** The points of a place, from top to bottom. */
  const pointMarks = (index: number, tip: Omit<Mark, 'label' | 'd'>): Mark[] =>
    lines
      .flatMap(({ spots }, kind) => {
        const spot = spots[index];
        const row = tip.rows[kind];
        const one = series[kind];
        if (!spot || !row || !one) return [];
        const d = pointPath(plain, spot.x, spot.y, Math.min(widestHit, plane.step / 2));
        const label = ariaLabelOf(tip.name, [row]);
        return [{ y: spot.y, mark: { ...tip, series: one.name, label, d } }];
      })
      .toSorted((one, other) => one.y - other.y)
      .map(({ mark }) => mark);

  const marks = names.flatMap((name, index): Mark[] => {
    const own = numbers.map((line) => line[index] ?? null);
    const rows = series.map((one, kind) => {
      const value = own[kind] ?? null;
      const remark = isOver(value) ? `（高于${threshold?.label}）` : '';
      return {
        name: series.length > 1 ? one.name : '',
        value: `${fullNumber(value, unit)}${remark}`,
        look: entries[kind]?.look,
      };
    });
    const there = present(own);
    const y = there.length > 0 ? plane.y(Math.max(...there)) : plane.bottom;
    const tip = { name, x: px(plane.x(index)), y: px(y), rows };
    const whole: Mark = { ...tip, label: ariaLabelOf(name, rows), d: plane.band(index) };
    return hasParts && series.length > 1 ? [whole, ...pointMarks(index, tip)] : [whole];
  });

  const ends = lines.map(({ spots }) => spots.findLast((spot) => spot !== null)?.y ?? plane.bottom);
  const keyLayout = plan.isBeside
    ? namesBeside(entries, ends, { ...plane, left: plane.right })
    : plan.key;
  const taken = lines.flatMap(({ over, points }) => [...over, ...points].map(boxOf));
  const lineBoxes = lines.flatMap(({ spots }) => boxesOfLine(spots));
  const room = { width: size.width, words: plane.words, taken, lines: lineBoxes };
  return {
    shapes: [
      ...plane.shapes,
      ...(limit ? [limit.shape] : []),
      ...lines.map(({ spots, look }): Shape => ({ kind: 'line', look, d: linePath(spots) })),
      ...lines.map(({ points, look }): Shape => ({
        kind: 'point',
        look,
        d: pointsPath(points, look),
      })),
      {
        kind: 'point',
        look: dangerLook,
        d: pointsPath(
          lines.flatMap(({ over }) => over),
          dangerLook,
          4.5,
        ),
      },
      ...keyLayout.shapes,
    ],
    texts: [...plane.words, ...keyLayout.words, ...placedWords(labels, room)],
    marks,
  };
}

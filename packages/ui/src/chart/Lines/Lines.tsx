import { useCallback } from 'react';
import { valueAxis } from '../core/axis.ts';
import { pointPath, px, type Drawing, type Shape, type Size } from '../core/drawing.ts';
import { labelBox, placedWords, type NumberLabel } from '../core/place.ts';
import {
  boxesOfLine,
  boxOf,
  linePath,
  pointed,
  pointsPath,
  spotLabel,
  spotsOf,
} from '../core/lines.ts';
import { dangerLook, restLook } from '../core/look.ts';
import { notableIn } from '../core/notable.ts';
import { fullNumber, shortNumber } from '../core/number.ts';
import { markAt, type Plane } from '../core/plane.ts';
import { align, present, type ChartSeries } from '../core/point.ts';
import {
  planeOfSeries,
  withPartMarks,
  type PartPlace,
  type SeriesOptions,
} from '../core/series.ts';
import {
  PlotFrame,
  useSeriesChart,
  type SeriesChartProps,
  type SeriesLayout,
} from '../frame/PlotFrame.tsx';
import { chartTexts } from '../texts.ts';

export interface LinesProps extends SeriesChartProps {
  /** One line each, at most six. A missing value is a gap. Stable between renders. */
  series: readonly ChartSeries[];
  /** A limit: drawn as a line, with points above it highlighted. */
  threshold?: Threshold | undefined;
  /** The scale starts at zero; off for temperatures and the like. @default true */
  isFromZero?: boolean | undefined;
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
export function Lines({ threshold, isFromZero = true, ...props }: LinesProps) {
  const layout = useCallback<SeriesLayout>(
    (series, options, size) => layoutLines(series, { ...options, threshold, isFromZero }, size),
    [threshold, isFromZero],
  );
  return <PlotFrame {...useSeriesChart(props, layout)} loadingShape="lines" />;
}

/** A value that should not be passed. */
interface Threshold {
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
  const text = `${label} ${shortNumber(value, unit, plane.texts)}`;
  const box = labelBox(text, 0, 0);
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

interface LinesOptions extends SeriesOptions {
  threshold?: Threshold | undefined;
  isFromZero: boolean;
}

/** Lines over time: series and size in, drawing out. */
export function layoutLines(
  series: readonly ChartSeries[],
  { unit, threshold, isFromZero, hasParts = false, texts = chartTexts }: LinesOptions,
  size: Size,
): Drawing {
  const { names, numbers } = align(series);
  const values = present(numbers.flat());
  const axis = valueAxis(threshold ? [...values, threshold.value] : values, { isFromZero });
  const scale = { axis, unit };
  const { plane, looks, keyAt } = planeOfSeries(series, 'line', { size, names, scale, texts });
  const isOver = (value: number | null): boolean =>
    threshold !== undefined && value !== null && value > threshold.value;

  const lines = numbers.map((line, index) => {
    const spots = spotsOf(plane, line, plane.y);
    const there = spots.filter((spot) => spot !== null);
    const over = there.filter(({ value }) => isOver(value));
    const points = pointed(spots, plane.step).filter(({ value }) => !isOver(value));
    return { spots, there, over, points, look: looks[index] ?? dangerLook };
  });

  const limit = threshold && limitOf(threshold, unit, plane);
  const labels = lines.flatMap(({ there, over }) => {
    const shown = notableIn(there.map(({ value }) => value));
    return there.flatMap((spot, place): NumberLabel[] => {
      const isDanger = over.includes(spot);
      if (!isDanger && !shown.has(place)) return [];
      const label = spotLabel(spot, shortNumber(spot.value, unit, texts), spot.index);
      return [isDanger ? { ...label, kind: 'danger' } : label];
    });
  });
  if (limit) labels.push(limit.label);

  const hitRadius = Math.min(widestHit, plane.step / 2);
  const marks = names.flatMap((name, index) => {
    const own = numbers.map((line) => line[index] ?? null);
    const rows = series.map((one, kind) => {
      const value = own[kind] ?? null;
      const words = fullNumber(value, unit);
      return {
        name: series.length > 1 ? one.name : '',
        value: threshold && isOver(value) ? texts.withLimit(words, threshold.label) : words,
        look: looks[kind],
      };
    });
    const there = present(own);
    const y = there.length > 0 ? plane.y(Math.max(...there)) : plane.bottom;
    const whole = markAt(plane, index, { name, y, rows });
    if (!hasParts) return [whole];
    const points = lines.map(({ spots }): PartPlace | undefined => {
      const spot = spots[index];
      return spot ? { top: spot.y, d: pointPath(restLook, spot.x, spot.y, hitRadius) } : undefined;
    });
    return withPartMarks(whole, points, texts);
  });

  const ends = lines.map(({ there }) => there.at(-1)?.y ?? plane.bottom);
  const key = keyAt(ends);
  const taken = lines.flatMap(({ over, points }) => [...over, ...points].map(boxOf));
  const lineBoxes = lines.flatMap(({ spots }) => boxesOfLine(spots));
  const dangers = lines.flatMap(({ over }) => over);
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
      { kind: 'point', look: dangerLook, d: pointsPath(dangers, dangerLook, 4.5) },
      ...key.shapes,
    ],
    texts: [...plane.words, ...key.words, ...placedWords(labels, plane, taken, lineBoxes)],
    marks,
  };
}

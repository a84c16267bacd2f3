import { useId, useMemo } from 'react';
import { numbersOf, present, type ChartPoint } from '../core/point.ts';
import { Picture } from '../plot/Picture.tsx';
import { spark } from '../plot/Plot.css.ts';
import { along, valueAxis } from '../core/axis.ts';
import type { Drawing, Size } from '../core/drawing.ts';
import { linePath, pointed, pointsPath, spotsOf } from '../core/lines.ts';
import { lookOf } from '../core/look.ts';
import { fullNumber } from '../core/number.ts';
import { useCommonTexts, useTexts } from '../../texts/context.ts';
import { chartTexts } from '../texts.ts';

interface SparklineProps {
  /** What it shows, as 近 7 天订单: its name, followed by its last, least and largest value. */
  label: string;
  /** In the order of time. A missing value is a gap. Stable between renders. */
  points: readonly ChartPoint[];
  /** The unit, as 单; 元 is written as money. */
  unit?: string | undefined;
  /** In px. @default 96 */
  width?: number | undefined;
  /** In px. @default 24 */
  height?: number | undefined;
}

/**
 * A line the size of a word: beside a figure or in a table cell.
 *
 * Use it to show whether something rises or falls; write the figure itself beside it. Do not use it where
 * values are to be read (`Lines`).
 *
 * It is an image whose name has the last, minimum and maximum value.
 */
export function Sparkline(props: SparklineProps) {
  const { label, points, unit, width = 96, height = 24 } = props;
  const id = useId();
  const size = useMemo(() => ({ width, height }), [width, height]);
  const drawing = useMemo(() => layoutSparkline(points, size), [points, size]);
  const texts = useTexts('Chart', chartTexts);
  const common = useCommonTexts();
  const name = common.labelled(
    label,
    describeSparkline(points, unit, texts.latest) ?? common.noData,
  );

  return (
    <svg
      className={spark}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={name}
    >
      <Picture drawing={drawing} id={id} />
    </svg>
  );
}

/** A line as small as a word: no axes, one point at its end. */
export function layoutSparkline(points: readonly ChartPoint[], size: Size): Drawing {
  const values = numbersOf(points);
  const known = present(values);
  // From minimum to maximum: only the shape matters.
  const [minimum, maximum] = [Math.min(...known), Math.max(...known)];
  const axis =
    minimum < maximum ? { min: minimum, max: maximum } : valueAxis(known, { isFromZero: false });
  const y = along({ ticks: [], ...axis }, size.height - 4, 4);
  const step = (size.width - 8) / Math.max(1, points.length);
  const x = (index: number): number => 4 + step * (index + 0.5);
  const spots = spotsOf({ x }, values, y);
  const look = lookOf(0);

  return {
    shapes: [
      { kind: 'line', look, d: linePath(spots) },
      { kind: 'point', look, d: pointsPath(pointed(spots, 0), look, 3) },
    ],
    texts: [],
    marks: [],
  };
}

/** Text alternative of a sparkline: last value, minimum and maximum; undefined where there is none. */
export function describeSparkline(
  points: readonly ChartPoint[],
  unit: string | undefined,
  words = chartTexts.latest,
): string | undefined {
  const there = present(numbersOf(points));
  const last = there.at(-1);
  if (last === undefined) return undefined;
  const format = (value: number): string => fullNumber(value, unit);
  return words(format(last), format(Math.min(...there)), format(Math.max(...there)));
}

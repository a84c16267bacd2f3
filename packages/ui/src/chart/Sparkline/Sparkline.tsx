import { useId, useMemo } from 'react';
import type { ChartPoint } from '../core/point.ts';
import { WordSkeleton } from '../frame/ChartSkeleton.tsx';
import { Canvas } from '../plot/Canvas.tsx';
import { Picture } from '../plot/Picture.tsx';
import { layoutSparkline, describeSparkline } from './layout.ts';
import { spark } from './Sparkline.css.ts';

export interface SparklineProps {
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
  /** Its numbers are being loaded: a skeleton of its size, hidden from screen readers. */
  isLoading?: boolean | undefined;
  /** Its points can be pointed at and walked through. Off in tables, where each would be a tab stop. */
  isExplorable?: boolean | undefined;
}

/**
 * A line the size of a word: beside a figure or in a table cell.
 *
 * Use it to show whether something rises or falls; write the figure itself beside it. Do not use it where
 * values are to be read (`Lines`).
 *
 * Keyboard: with `isExplorable` Tab goes to it and the arrow keys from point to point; otherwise it is an
 * image whose name has the last, minimum and maximum value.
 */
export function Sparkline(props: SparklineProps) {
  const { label, points, unit, width = 96, height = 24 } = props;
  const { isLoading = false, isExplorable = false } = props;
  const id = useId();
  const size = useMemo(() => ({ width, height }), [width, height]);
  const drawing = useMemo(() => layoutSparkline(points, unit, size), [points, unit, size]);
  const name = `${label}：${describeSparkline(points, unit)}`;

  if (isLoading) return <WordSkeleton width={width} height={height} />;
  if (isExplorable) {
    return (
      <div className={spark}>
        <Canvas label={name} drawing={drawing} size={size} />
      </div>
    );
  }
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

import { useMemo } from 'react';
import type { Drawing, Size } from '../core/drawing.ts';
import { useChartHeight, useChartWidth } from '../frame/availableSize.ts';
import { Canvas, type Choose } from './Canvas.tsx';
import { plot } from './Plot.css.ts';
import { useWidth } from './useWidth.ts';

export interface PlotProps {
  /** What the chart shows: its name. */
  label: string;
  /** In px. */
  height: number;
  /** Computes the drawing for a size. Must be stable, or the chart is computed again. */
  draw: (size: Size) => Drawing;
  onChoose?: Choose | undefined;
}

/** Container of a drawing: as wide as available, with its given height from the first paint. */
export function Plot({ label, height: ownHeight, draw, onChoose }: PlotProps) {
  const { ref, width: available } = useWidth();
  const width = useChartWidth(available);
  const height = useChartHeight(ownHeight);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const drawing = useMemo(() => (size.width > 0 ? draw(size) : null), [draw, size]);
  return (
    <div ref={ref} className={plot} style={{ height }}>
      {drawing && <Canvas label={label} drawing={drawing} size={size} onChoose={onChoose} />}
    </div>
  );
}

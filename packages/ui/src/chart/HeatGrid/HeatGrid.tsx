import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartTable } from '../core/table.ts';
import type { ChartProps } from '../frame/ChartFrame.tsx';
import { PlotFrame } from '../frame/PlotFrame.tsx';
import { useWidth } from '../plot/useWidth.ts';
import {
  fullNameOf,
  heightOfGrid,
  layoutHeatGrid,
  type HeatColumn,
  type HeatRow,
  type HeatScale,
} from './layout.ts';

export interface HeatGridProps extends Omit<ChartProps, 'height'> {
  /** From left to right, as days. Stable between renders. */
  columns: readonly HeatColumn[];
  /** From top to bottom, as room types. Stable between renders. */
  rows: readonly HeatRow[];
  /** The unit of the numbers in the table, as 间. */
  unit?: string | undefined;
  /** What the lightest and the darkest shade mean, and a cell over the limit. Stable between renders. */
  scale: HeatScale;
}

/** Rows that a grid is as high as before its own are there. */
const expectedRows = 4;
/** What the panel takes of the width. */
const panelInset = 34;

/**
 * How full each of several kinds was or will be, day by day: kinds as rows, days as columns, each cell the
 * darker the fuller, with its number in it. Where the days do not fit they stand in weeks below each other.
 *
 * Use it to find free and full days of several kinds at once. Do not use it for where the course matters (`Lines`).
 *
 * Keyboard: Tab goes to the chart; ← and → go from column to column, ↑ and ↓ from row to row, Home and End to
 * the first and last column; Esc hides the tip.
 */
export function HeatGrid(props: HeatGridProps) {
  const { columns, rows, unit, scale, ...frame } = props;
  const { ref, width } = useWidth(frame.title);
  const height = heightOfGrid(rows.length || expectedRows, columns.length, width - panelInset);
  const draw = useCallback(
    (size: Size) => layoutHeatGrid(columns, rows, scale, size),
    [columns, rows, scale],
  );
  const table = useMemo(
    (): ChartTable => ({
      columns: columns.map(({ name }) => ({ name, unit })),
      rows: rows.map((row) => ({
        name: fullNameOf(row),
        numbers: row.cells.map(({ value }) => value),
      })),
    }),
    [columns, rows, unit],
  );
  return (
    <div ref={ref}>
      <PlotFrame {...frame} height={height} table={table} loadingShape="cells" draw={draw} />
    </div>
  );
}

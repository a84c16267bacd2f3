import { useCallback, useMemo } from 'react';
import type { Size } from '../core/drawing.ts';
import type { ChartTable } from '../core/table.ts';
import type { ChartProps } from '../frame/ChartFrame.tsx';
import { PlotFrame } from '../frame/PlotFrame.tsx';
import { useWidth } from '../plot/useWidth.ts';
import {
  fullNameOf,
  heightOfGrid,
  layoutStateGrid,
  type GridColumn,
  type GridRow,
  type GridKey,
} from './layout.ts';
import { useTexts } from '../../texts/context.ts';
import { chartTexts } from '../texts.ts';

export interface StateGridProps extends Omit<ChartProps, 'height'> {
  /** From left to right, as days. Stable between renders. */
  columns: readonly GridColumn[];
  /** From top to bottom, as room types. Stable between renders. */
  rows: readonly GridRow[];
  /** The unit of the numbers in the table, as 间. */
  unit?: string | undefined;
  /** What the states mean. Stable between renders. */
  words: GridKey;
}

/** Rows that a grid is as high as before its own are there. */
const expectedRows = 4;
/** What the panel takes of the width. */
const panelInset = 34;

/**
 * How much is left of several kinds, day by day: kinds as rows, days as columns, each cell a number; only what needs
 * care has a ground, said in the key. Where the days do not fit they stand in weeks below each other.
 *
 * Use it to find the days on which something runs out. Do not use it for where the course matters (`Lines`).
 *
 * Keyboard: Tab goes to the chart; ← and → go from column to column, ↑ and ↓ from row to row, Home and End to
 * the first and last column; Esc hides the tip.
 */
export function StateGrid(props: StateGridProps) {
  const { columns, rows, unit, words, ...frame } = props;
  const texts = useTexts('Chart', chartTexts);
  const { ref, width } = useWidth(frame.title);
  const height = heightOfGrid(rows.length || expectedRows, columns.length, width - panelInset);
  const draw = useCallback(
    (size: Size) => layoutStateGrid(columns, rows, words, size, texts),
    [columns, rows, words, texts],
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

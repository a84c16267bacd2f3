import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { defaultWidth, type Column } from '../column.ts';
import { resizeEdge, resizeHandle } from './ResizeHandle.css.ts';

interface ResizeHandleProps {
  column: Pick<Column<never>, 'id' | 'header' | 'width' | 'isSized'>;
  sizing: ColumnSizing;
}

/** A drag under way. */
interface Drag {
  table: HTMLTableElement;
  startX: number;
  startWidth: number;
  width: number;
}

/** The edge of a column's head: dragged, or moved by ← and →; Home or a double press give the usual width back. */
export function ResizeHandle({ column, sizing }: ResizeHandleProps) {
  const { id: columnId, header, width = defaultWidth, isSized } = column;
  const drag = useRef<Drag>(null);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    const table = event.currentTarget.closest('table');
    if (table === null || event.button !== 0) return;
    // The browser would drag the thumb of its own slider.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const startWidth = measureWidths(table)[columnId] ?? minWidth;
    drag.current = { table, startX: event.clientX, startWidth, width: startWidth };
  };

  const move = ({ clientX }: PointerEvent): void => {
    const current = drag.current;
    if (current === null) return;
    const { table } = current;
    const next = clampWidth(current.startWidth + clientX - current.startX);
    if (next === current.width) return;
    // From the first move on every column keeps the width it has now, so that only this edge moves.
    if (current.width === current.startWidth) flushSync(() => sizing.resize(measureWidths(table)));
    drag.current = { ...current, width: next };
    previewWidth(table, columnId, next);
  };

  const end = (): void => {
    const current = drag.current;
    drag.current = null;
    if (current === null || current.width === current.startWidth) return;
    sizing.resize({ ...measureWidths(current.table), [columnId]: current.width });
  };

  /** Starts from the rendered width: until one is set, a table wider than its columns stretches them. */
  const resizeBy = (input: HTMLInputElement, change: number): void => {
    const table = input.closest('table');
    const widths = table && !isSized ? measureWidths(table) : {};
    sizing.resize({ ...widths, [columnId]: clampWidth((widths[columnId] ?? width) + change) });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = widthSteps[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (step === undefined) sizing.resetWidth(columnId);
    else resizeBy(event.currentTarget, step);
  };

  return (
    <span className={resizeEdge}>
      <input
        type="range"
        className={resizeHandle}
        aria-label={`调整列宽「${header}」`}
        min={minWidth}
        max={maxWidth}
        value={width}
        onChange={({ currentTarget }) =>
          resizeBy(currentTarget, Number(currentTarget.value) - width)
        }
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onDoubleClick={() => sizing.resetWidth(columnId)}
        onKeyDown={press}
      />
    </span>
  );
}

/** Stores the widths set by the user. `useColumnLayout` returns one. */
export interface ColumnSizing {
  /** The widths of all columns, in pixels, as they are now to be. */
  resize: (widths: Readonly<Record<string, number>>) => void;
  /** Gives a column its usual width again. */
  resetWidth: (columnId: string) => void;
}

const minWidth = 48;
const maxWidth = 800;
/** How far a press of an arrow key moves the edge. */
const widthSteps: Readonly<Record<string, number>> = { ArrowRight: 16, ArrowLeft: -16 };

/** Clamps a width to whole px within the bounds. */
function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** The rendered width of each column with a head, in whole px. */
function measureWidths(table: HTMLTableElement): Record<string, number> {
  const cells = table.querySelectorAll<HTMLElement>(':scope > thead th[data-column]');
  const widths = Array.from(cells, (cell): [string, number] => [
    cell.dataset['column'] ?? '',
    Math.round(cell.getBoundingClientRect().width),
  ]);
  return Object.fromEntries(widths);
}

/** Shows a width while it is being dragged, without rendering: the elements are to have the same afterwards. */
function previewWidth(table: HTMLTableElement, columnId: string, width: number): void {
  const index = [...(table.tHead?.rows[0]?.cells ?? [])].findIndex(
    (cell) => cell.dataset['column'] === columnId,
  );
  const col = table.querySelectorAll('col')[index];
  if (!col) return;
  const grown = width - parseFloat(col.style.width);
  col.style.width = `${width}px`;
  table.style.minWidth = `${parseFloat(table.style.minWidth) + grown}px`;
}

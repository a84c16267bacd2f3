import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  clampWidth,
  minWidth,
  maxWidth,
  widthByKey,
  previewWidth,
  measureWidths,
  type ColumnSizing,
} from './columnWidths.ts';
import { edge, handle } from './resize.css.ts';

export interface ResizeHandleProps {
  columnId: string;
  header: string;
  /** Its width in px. */
  width: number;
  /** The width is exact: it was set by the user. */
  isSized: boolean;
  sizing: ColumnSizing;
}

/** A drag under way. */
interface Drag {
  startX: number;
  startWidth: number;
  width: number;
  undo: () => void;
}

const tableOf = (element: Element): HTMLTableElement | null => element.closest('table');

/** The edge of a column's head: dragged, or moved by ← and →; Home or a double press give the usual width back. */
export function ResizeHandle({ columnId, header, width, isSized, sizing }: ResizeHandleProps) {
  const drag = useRef<Drag>(null);

  const begin = (event: PointerEvent<HTMLElement>): void => {
    const table = tableOf(event.currentTarget);
    if (table === null || event.button !== 0) return;
    // The browser would drag the thumb of its own slider.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const startWidth = measureWidths(table)[columnId] ?? minWidth;
    drag.current = { startX: event.clientX, startWidth, width: startWidth, undo: () => {} };
  };

  const move = (event: PointerEvent<HTMLElement>): void => {
    const table = tableOf(event.currentTarget);
    const current = drag.current;
    if (table === null || current === null) return;
    const next = clampWidth(current.startWidth + event.clientX - current.startX);
    if (next === current.width) return;
    // From the first move on every column keeps the width it has now, so that only this edge moves.
    if (current.width === current.startWidth) flushSync(() => sizing.resize(measureWidths(table)));
    current.undo();
    drag.current = { ...current, width: next, undo: previewWidth(table, columnId, next) };
  };

  const end = (event: PointerEvent<HTMLElement>): void => {
    const table = tableOf(event.currentTarget);
    const current = drag.current;
    drag.current = null;
    if (table === null || current === null) return;
    current.undo();
    if (current.width === current.startWidth) return;
    sizing.resize({ ...measureWidths(table), [columnId]: current.width });
  };

  /** Starts from the rendered width: until one is set, a table wider than its columns stretches them. */
  const resizeBy = (input: HTMLInputElement, change: (seen: number) => number | null): void => {
    const table = tableOf(input);
    const widths = table && !isSized ? measureWidths(table) : {};
    const next = change(widths[columnId] ?? width);
    if (next !== null) sizing.resize({ ...widths, [columnId]: clampWidth(next) });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isKnown = widthByKey(event.key, width) !== null;
    if (!isKnown && event.key !== 'Home') return;
    event.preventDefault();
    if (isKnown) resizeBy(event.currentTarget, (seen) => widthByKey(event.key, seen));
    else sizing.resetWidth(columnId);
  };

  return (
    <span className={edge}>
      <input
        type="range"
        className={handle}
        aria-label={`调整列宽「${header}」`}
        min={minWidth}
        max={maxWidth}
        value={width}
        onChange={({ currentTarget }) =>
          resizeBy(currentTarget, (seen) => seen + Number(currentTarget.value) - width)
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

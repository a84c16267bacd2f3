import type { PointerEvent } from 'react';
import { useStable } from '../../lib/useStable.ts';
import { dropAt, placeAt, type Drop, type PlacedRow } from './places.ts';

/** A row that is being dragged, and the edge at which it would be dropped. */
export interface Drag {
  id: string;
  drop: Drop | null;
}

/** A press becomes a drag after so many pixels. */
const threshold = 4;

/** The pointer's position in rows, of those in the page: 2.5 is the middle of the third one. */
function positionOf(body: HTMLTableSectionElement, rows: readonly PlacedRow[], y: number): number {
  const shown = [...body.rows].filter((row) => row.dataset['row'] !== undefined);
  const under = shown.find((row) => row.getBoundingClientRect().bottom > y) ?? shown.at(-1);
  const index = rows.findIndex(({ id }) => id === under?.dataset['row']);
  if (!under) return 0;
  const { top, height } = under.getBoundingClientRect();
  under.scrollIntoView({ block: 'nearest' });
  return index + Math.min(Math.max((y - top) / height, 0), 1);
}

/** The click that ends a drag is none. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}

/**
 * Drags rows by their handles, by mouse, pen and touch. Esc ends a drag without a drop.
 *
 * @returns what `onPointerDown` of a handle calls
 */
export const useDrag = (
  rows: readonly PlacedRow[],
  setDrag: (drag: Drag | null) => void,
  onDrop: (id: string, place: number) => void,
): ((id: string, event: PointerEvent<HTMLElement>) => void) =>
  useStable((id: string, event: PointerEvent<HTMLElement>) => {
    const body = event.currentTarget.closest('tbody');
    if (!body || event.button !== 0 || !event.isPrimary) return;
    const from = event.clientY;
    const stop = new AbortController();
    let place: number | null = null;
    const showAt = (next: number): void => {
      if (next !== place) setDrag({ id, drop: dropAt(rows, id, next) });
      place = next;
    };

    const move = ({ clientY }: globalThis.PointerEvent): void => {
      if (place === null && Math.abs(clientY - from) < threshold) return;
      showAt(placeAt(rows, id, positionOf(body, rows, clientY)));
    };
    const end = (): void => {
      stop.abort();
      setDrag(null);
    };
    const drop = (): void => {
      end();
      if (place === null) return;
      ignoreNextClick();
      onDrop(id, place);
    };
    const cancel = (press: KeyboardEvent): void => {
      if (press.key !== 'Escape') return;
      press.stopPropagation();
      end();
    };
    const { signal } = stop;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', cancel, { signal, capture: true });
  });

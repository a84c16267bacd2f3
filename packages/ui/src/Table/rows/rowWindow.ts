import { useLayoutEffect, useState, type RefObject } from 'react';
import { layOutRows, rowsInView, type LaidOutRow, type Viewport } from '../../lib/virtualRows.ts';

/** The window moves in steps of this many rows, so that not every scrolled row renders. */
const step = 4;

/** Minimum number of rows rendered beyond the visible ones, on both sides. */
const overscan = 2;

/** Height of the bar and the pager of a list screen, in px: the part of the window a table leaves free. */
export const chromeHeight = 128;

/** Minimum height of a table, in px. */
export const minHeight = 280;

/** Above this number of rows the body is virtualised. */
export const virtualizeAbove = 200;

/** Before anything is measured, on a server too: comfortable rows in a window of 900 px. */
const initialView: View = {
  viewport: { top: 0, height: 900 - chromeHeight },
  row: 40,
  focused: null,
};

interface View {
  viewport: Viewport;
  /** Height of a row, in px. */
  row: number;
  focused: number | null;
}

function indexOf(element: Element | null): number | null {
  const row = element?.closest('tr[aria-rowindex]');
  // The head is the first row, and counting begins at 1.
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : null;
}

/** `row` is 0 while no row is there. */
function measureView(region: HTMLElement, body: HTMLTableSectionElement): View {
  const { activeElement } = document;
  return {
    viewport: { top: region.scrollTop, height: region.clientHeight },
    row: body.querySelector<HTMLElement>(':scope > tr[aria-rowindex]')?.offsetHeight ?? 0,
    focused: body.contains(activeElement) ? indexOf(activeElement) : null,
  };
}

/** The rows to render: the visible ones, overscan, and the focused one with its neighbours, for the tab order. */
export function useRowWindow(
  ref: RefObject<HTMLTableSectionElement | null>,
  count: number,
  isOn: boolean,
): readonly LaidOutRow[] {
  const [view, setView] = useState(initialView);

  useLayoutEffect(() => {
    const body = ref.current;
    const region = body?.closest('section');
    if (!isOn || !body || !region) return undefined;
    const drawn = ({ viewport, row, focused }: View) =>
      JSON.stringify([rowsInView(viewport, count, row, overscan, step), row, focused]);
    const measure = (): void => {
      const measured = measureView(region, body);
      setView((before) => {
        const next = { ...measured, row: measured.row || before.row };
        return drawn(before) === drawn(next) ? before : next;
      });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(region);
    for (const child of region.children) sizes.observe(child);
    const stop = new AbortController();
    const { signal } = stop;
    region.addEventListener('scroll', measure, { passive: true, signal });
    region.addEventListener('focusin', measure, { signal });
    return () => {
      sizes.disconnect();
      stop.abort();
    };
  }, [ref, count, isOn]);

  const { viewport, row, focused } = view;
  if (!isOn) return layOutRows({ start: 0, end: count }, [], count, row);
  const kept = focused === null ? [] : [focused - 1, focused, focused + 1];
  return layOutRows(rowsInView(viewport, count, row, overscan, step), kept, count, row);
}

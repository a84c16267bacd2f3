import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Viewport } from '../../lib/virtualRows.ts';

/** The rendered rows: from `first` up to, not including, `end`. */
interface Span {
  first: number;
  end: number;
}

/** A part of a virtualised body: a row, or a gap in place of rows. */
type Segment = { kind: 'row'; index: number } | { kind: 'gap'; from: number; px: number };

/** Height of an expanded detail below its row. */
interface Extra {
  index: number;
  px: number;
}

/** What the rows measure; `extras` in the order of their rows. */
export interface Heights {
  row: number;
  extras: readonly Extra[];
}

/** Offset of a row from the first, in px. */
export function offsetOf(index: number, { row, extras }: Heights): number {
  return extras.reduce((sum, extra) => (extra.index < index ? sum + extra.px : sum), index * row);
}

/** The last row that starts at or above an offset. */
export function rowAt(px: number, count: number, heights: Heights): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsetOf(middle, heights) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The window moves in steps of this many rows, so that not every scrolled row renders. */
const step = 4;

/** Minimum number of rows rendered beyond the visible ones, on both sides. */
const overscan = 2;

/**
 * The rows to render for a viewport, with overscan on both sides. Not `rowsInView` of lib/virtualRows: rows with a
 * detail are higher, and a module shared with what is loaded late would add a chunk to every list.
 */
export function visibleSpan(view: Viewport, count: number, heights: Heights): Span {
  const firstVisible = rowAt(Math.max(0, view.top), count, heights);
  const lastVisible = rowAt(Math.max(0, view.top + view.height), count, heights);
  return {
    first: Math.max(0, Math.floor((firstVisible - overscan) / step) * step),
    end: Math.min(count, Math.ceil((lastVisible + 1 + overscan) / step) * step),
  };
}

/**
 * Lays out rows and gaps. `kept` is a focused row outside of the span that must stay in the DOM, with its
 * neighbours, so that the tab order continues.
 */
export function layOutSegments(
  count: number,
  { first, end }: Span,
  kept: number | null,
  heights: Heights,
): Segment[] {
  const shown = new Set<number>();
  for (let index = first; index < end; index += 1) shown.add(index);
  if (kept !== null) for (const index of [kept - 1, kept, kept + 1]) shown.add(index);

  const segments: Segment[] = [];
  let next = 0;
  const addGap = (until: number): void => {
    if (until <= next) return;
    const px = offsetOf(until, heights) - offsetOf(next, heights);
    segments.push({ kind: 'gap', from: next, px });
  };
  for (const index of [...shown].toSorted((one, other) => one - other)) {
    if (index < 0 || index >= count) continue;
    addGap(index);
    segments.push({ kind: 'row', index });
    next = index + 1;
  }
  addGap(count);
  return segments;
}

/** Height of bars, filters and pager of a list screen, in px: the part of the window a table leaves free. */
export const chromeHeight = 184;

/** Minimum height of a table, in px. */
export const minHeight = 280;

/** Above this number of rows the body is virtualised. */
export const virtualizeAbove = 200;

/** Before anything is measured: comfortable rows, in a table as high as it can be. */
const estimatedRowHeight = 40;
const estimatedHeight = (): number => Math.max(minHeight, innerHeight - chromeHeight);

/** The visible part, what the rows measure, and the focused row. */
interface View extends Heights {
  viewport: Viewport;
  kept: number | null;
}

/** The place of the row an element belongs to. */
function indexOf(element: Element): number | null {
  const row = element.closest<HTMLElement>('tr[aria-rowindex], tr[data-detail]');
  if (!row) return null;
  const detail = row.dataset['detail'];
  // The head is the first row, and counting begins at 1.
  return detail === undefined ? Number(row.getAttribute('aria-rowindex')) - 2 : Number(detail);
}

/** Heights of expanded details: measured while rendered, cached otherwise. */
function measureExtras(
  body: HTMLTableSectionElement,
  open: readonly number[],
  known: readonly Extra[],
): Extra[] {
  return open.map((index) => {
    const detail = body.querySelector<HTMLElement>(`:scope > tr[data-detail="${index}"]`);
    const remembered = known.find((one) => one.index === index)?.px ?? 0;
    return { index, px: detail?.offsetHeight ?? remembered };
  });
}

/** Whether the same rows are there, at the same places. */
function isSame(one: View, other: View, count: number): boolean {
  const [drawn, otherDrawn] = [one, other].map(({ viewport, ...rest }) =>
    JSON.stringify([visibleSpan(viewport, count, rest), rest.row, rest.kept, rest.extras]),
  );
  return drawn === otherDrawn;
}

/**
 * The rendered rows of a virtualised table: the visible ones, overscan on both sides, and the focused one.
 * Heights are measured, so that every density works.
 *
 * @param open the rows with an open detail, in order
 */
export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  isOn: boolean,
  open: readonly number[],
): readonly Segment[] {
  const focused = useRef<number>(null);
  const [view, setView] = useState<View>(() => ({
    viewport: { top: 0, height: estimatedHeight() },
    row: estimatedRowHeight,
    extras: [],
    kept: null,
  }));

  const measure = useCallback((): void => {
    const rows = body.current;
    const region = rows?.closest('section');
    if (!rows || !region || !isOn) return;
    const measured = rows.querySelector<HTMLElement>(':scope > tr[aria-rowindex]')?.offsetHeight;
    setView((before) => {
      const next = {
        viewport: { top: region.scrollTop, height: region.clientHeight },
        row: measured || before.row,
        extras: measureExtras(rows, open, before.extras),
        kept: focused.current,
      };
      return isSame(before, next, count) ? before : next;
    });
  }, [body, count, isOn, open]);

  useLayoutEffect(() => {
    const region = body.current?.closest('section');
    if (!isOn || !region) return undefined;
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(region);
    for (const child of region.children) sizes.observe(child);
    const stop = new AbortController();
    const { signal } = stop;
    region.addEventListener('scroll', measure, { passive: true, signal });
    // With the rows beside the focused one, which the next key may go to.
    const keepAndMeasure = ({ target }: Event): void => {
      focused.current = target instanceof Element ? indexOf(target) : null;
      measure();
    };
    const forget = (): void => {
      focused.current = null;
    };
    region.addEventListener('focusin', keepAndMeasure, { signal });
    region.addEventListener('focusout', forget, { signal });
    return () => {
      sizes.disconnect();
      stop.abort();
    };
  }, [body, isOn, measure]);

  if (!isOn) return layOutSegments(count, { first: 0, end: count }, null, view);
  return layOutSegments(count, visibleSpan(view.viewport, count, view), view.kept, view);
}

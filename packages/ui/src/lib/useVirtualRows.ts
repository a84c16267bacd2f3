import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { rowsInView, topOf, type Align } from './virtualRows.ts';

interface VirtualRowsOptions {
  /** What scrolls. It must be there as long as the hook is used. */
  scrollerRef: RefObject<HTMLElement | null>;
  /** How many rows there are, shown or not. Up to a million rows of 32 px: browsers end at some 33 million px. */
  count: number;
  /** Height of every row, in px. */
  rowHeight: number;
  /** Rows rendered beyond the view on either side. @default 4 */
  overscan?: number | undefined;
  /** The row the first view is centred on. @default 0 */
  initialIndex?: number | undefined;
  /** Estimated height of the view until it is measured, in px. @default 320 */
  initialHeight?: number | undefined;
}

/**
 * Which of many rows of one height to draw. The scroll container holds a box of `totalHeight`; the rows from
 * `start` to before `end` are in it at `index × rowHeight`. Give each row `aria-setsize` and `aria-posinset`;
 * keep the focus on something that is always drawn (`aria-activedescendant`) and call `scrollToIndex` when
 * the active row changes.
 */
export function useVirtualRows({
  scrollerRef,
  count,
  rowHeight,
  overscan = 4,
  initialIndex = 0,
  initialHeight = 320,
}: VirtualRowsOptions) {
  const [shown, setShown] = useState(() => Math.ceil(initialHeight / rowHeight));
  const [first, setFirst] = useState(() => {
    const view = { top: 0, height: initialHeight };
    return Math.floor(topOf(initialIndex, 'center', view, { row: rowHeight }) / rowHeight);
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = (): void => setShown(Math.ceil(scroller.clientHeight / rowHeight));
    if (scroller.clientHeight > 0) measure();
    const follow = (): void => setFirst(Math.floor(scroller.scrollTop / rowHeight));
    const observer = new ResizeObserver(measure);
    scroller.addEventListener('scroll', follow, { passive: true });
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scrollerRef, rowHeight]);

  const scrollToIndex = useCallback(
    (index: number, align: Align = 'nearest'): void => {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      const view = { top: scroller.scrollTop, height: scroller.clientHeight };
      const top = topOf(index, align, view, { row: rowHeight });
      if (top !== view.top) scroller.scrollTop = top;
      setFirst(Math.floor(top / rowHeight));
    },
    [scrollerRef, rowHeight],
  );

  // In whole rows, so that only relevant changes render.
  const view = { top: first * rowHeight, height: shown * rowHeight };
  return {
    ...rowsInView(view, count, rowHeight, overscan),
    /** Height of all rows, for the box inside the scroll container, in px. */
    totalHeight: count * rowHeight,
    /** Scrolls until the row is in view, and draws it at once. */
    scrollToIndex,
  };
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStable } from './useStable.ts';
import { rowsInView, topOf, type Align, type Rows, type Viewport } from './virtualRows.ts';

interface VirtualRowsOptions {
  /** What scrolls. It must be there as long as the hook is used. */
  scrollerRef: RefObject<HTMLElement | null>;
  /** How many rows there are, shown or not. Up to a million rows of 32 px: browsers end at some 33 million px. */
  count: number;
  /** Height of every row, in px. */
  rowHeight: number;
  /** Space above the first row and below the last one, in px. @default 0 */
  inset?: number | undefined;
  /** Rows rendered beyond the view on either side. */
  overscan: number;
  /** The rows change in steps of this many. @default 1 */
  step?: number | undefined;
  /** Up to this many, all rows are drawn. @default 0 */
  allUpTo?: number | undefined;
  /** The row the first view is centred on; -1 for none. */
  initialIndex: number;
  /** Estimated height of the view until it is measured, in px. */
  initialHeight: number;
}

/**
 * Which of many rows of one height to draw: those from `start` to before `end`, each at `index × rowHeight`.
 * Give each row `aria-setsize` and `aria-posinset`; keep the focus on something that is always drawn
 * (`aria-activedescendant`) and call `scrollToIndex` when the active row changes.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { scrollerRef, count, rowHeight, inset = 0, overscan, step = 1, allUpTo = 0 } = options;
  const heights = { row: rowHeight, inset };
  const [view, setView] = useState<Viewport>(() => {
    const start = { top: 0, height: options.initialHeight };
    return { ...start, top: topOf(options.initialIndex, 'center', start, heights) };
  });
  const rowsOf = (one: Viewport): Rows =>
    count > allUpTo ? rowsInView(one, count, rowHeight, overscan, step) : { start: 0, end: count };
  const rows = rowsOf(view);

  const follow = useStable((): void => {
    const scroller = scrollerRef.current;
    if (!scroller || scroller.clientHeight === 0) return;
    const next = { top: scroller.scrollTop, height: scroller.clientHeight };
    const { start, end } = rowsOf(next);
    setView((now) => {
      const shown = rowsOf(now);
      return shown.start === start && shown.end === end ? now : next;
    });
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(follow);
    scroller.addEventListener('scroll', follow, { passive: true });
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scrollerRef, follow]);

  /** Scrolls until the row is in view, and draws it at once. */
  const scrollToIndex = useStable((index: number, align: Align = 'nearest'): void => {
    const scroller = scrollerRef.current;
    if (!scroller || index < 0) return;
    const { scrollTop: top, clientHeight: height } = scroller;
    const target = topOf(index, align, { top, height }, heights);
    if (target !== top) scroller.scrollTop = target;
    follow();
  });

  return { ...rows, scrollToIndex };
}

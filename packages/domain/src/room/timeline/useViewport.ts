import { rowsInView, type Rows } from '@anzhu/ui/virtualRows';
import { useStable } from '@anzhu/ui/useStable';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The visible part of the axis, in px. */
interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface ViewportOptions {
  scrollerRef: RefObject<HTMLElement | null>;
  rowCount: number;
  rowHeight: number;
  nightCount: number;
  /** How many nights are in view at once. */
  visibleNights: number;
  /** Width of the column of rooms. */
  roomWidth: number;
}

/** A night is never narrower: its day is legible. */
const leastWidth = 20;

/** Rows and nights beyond the view, and the steps in which they change: few renders, and nothing blank. */
const overscan = { row: 4, night: 1 };
const step = { row: 4, night: 4 };

/** The view before it is measured. */
const usual: View = { left: 0, top: 0, width: 1200, height: 720 };

/** Which rows and nights to draw, and how wide a night is. */
export function useViewport(options: ViewportOptions) {
  const { scrollerRef, rowCount, rowHeight, nightCount, visibleNights, roomWidth } = options;
  const [view, setView] = useState(usual);

  const windowOf = ({ left, top, width, height }: View) => {
    const axis = width - roomWidth;
    const nightWidth = Math.max(leastWidth, Math.floor(axis / visibleNights));
    const rows = rowsInView({ top, height }, rowCount, rowHeight, overscan.row, step.row);
    const columns = rowsInView(
      { top: left, height: axis },
      nightCount,
      nightWidth,
      overscan.night,
      step.night,
    );
    return { nightWidth, rows, columns };
  };
  const shown = windowOf(view);

  const follow = useStable((): void => {
    const scroller = scrollerRef.current;
    if (!scroller || scroller.clientWidth === 0) return;
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = scroller;
    const next = { left, top, width, height };
    setView((now) => (isSame(windowOf(now), windowOf(next)) ? now : next));
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    follow();
    const observer = new ResizeObserver(follow);
    scroller.addEventListener('scroll', follow, { passive: true });
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [scrollerRef, follow]);

  return { ...shown, follow };
}

type Shown = { nightWidth: number; rows: Rows; columns: Rows };

const isSame = (one: Shown, other: Shown): boolean =>
  one.nightWidth === other.nightWidth &&
  one.rows.start === other.rows.start &&
  one.rows.end === other.rows.end &&
  one.columns.start === other.columns.start &&
  one.columns.end === other.columns.end;

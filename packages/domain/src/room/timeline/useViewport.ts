import { rowsInView, type Rows } from '@anzhu/ui/virtualRows';
import { useIsHydrated } from '@anzhu/ui/useIsHydrated';
import { useStable } from '@anzhu/ui/useStable';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ViewportOptions {
  scrollerRef: RefObject<HTMLElement | null>;
  rowCount: number;
  rowHeight: number;
  nightCount: number;
  /** How many nights are in view at once. */
  visibleNights: number;
  /** The first night in view at first. */
  firstNight: number;
  /** Width of the column of rooms. */
  roomWidth: number;
  /** Called with the first night in view: at first, of another zoom, and when scrolling rests. */
  onRest: (firstNight: number) => void;
}

/** What is drawn. */
interface Shown {
  rows: Rows;
  columns: Rows;
}

/** A night is never narrower: its day is legible. */
const leastWidth = 20;

/** Rows and nights beyond the view, and the steps in which they change: few renders, and nothing blank. */
const overscan = { row: 4, night: 1 };
const step = { row: 8, night: 8 };

/** The scroller rests when it has not scrolled for so long, in ms. */
const restAfter = 150;

/** The scroller on a server, in px: that of a screen at a desk. */
const serverSize = { width: 1200, height: 720 };

const nothing: Rows = { start: 0, end: 0 };

/**
 * Which rows and nights to draw, and how wide a night is. Nothing is drawn before the scroller is measured, so that
 * rows are rendered once; its size is read again only when it changes. A server, which cannot scroll, draws the first
 * nights in view at a usual size, moved by `shift`; so does what hydrates its HTML.
 */
export function useViewport(options: ViewportOptions) {
  const { scrollerRef, rowCount, rowHeight, nightCount, visibleNights, roomWidth } = options;
  const isHydrated = useIsHydrated();
  const [measured, setSize] = useState({ width: 0, height: 0 });
  const size = isHydrated ? measured : serverSize;
  // By nights, not by px: another zoom keeps them.
  const [scroll, setScroll] = useState({ night: options.firstNight, top: 0 });
  const [restNight, setRestNight] = useState(options.firstNight);
  const firstNight = useRef(options.firstNight);
  const axisWidth = size.width - roomWidth;
  const nightWidth = Math.max(leastWidth, Math.floor(axisWidth / visibleNights));

  const shownAt = ({ night, top }: { night: number; top: number }): Shown => {
    if (size.width === 0) return { rows: nothing, columns: nothing };
    const rows = { top, height: size.height };
    const nights = { top: night * nightWidth, height: axisWidth };
    return {
      rows: rowsInView(rows, rowCount, rowHeight, overscan.row, step.row),
      columns: rowsInView(nights, nightCount, nightWidth, overscan.night, step.night),
    };
  };

  const rest = useStable((): void => {
    setRestNight(firstNight.current);
    options.onRest(firstNight.current);
  });
  const follow = useStable((): void => {
    const scroller = scrollerRef.current;
    if (!scroller || measured.width === 0) return;
    const next = { night: scroller.scrollLeft / nightWidth, top: scroller.scrollTop };
    firstNight.current = next.night;
    setScroll((now) => (isSame(shownAt(now), shownAt(next)) ? now : next));
  });

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = scroller;
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    let timer = 0;
    const scrolled = (): void => {
      follow();
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, restAfter);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.clearTimeout(timer);
      scroller.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [scrollerRef, follow, rest]);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || measured.width === 0) return;
    scroller.scrollLeft = Math.round(firstNight.current) * nightWidth;
    follow();
    rest();
  }, [scrollerRef, measured.width, nightWidth, follow, rest]);

  const shift = isHydrated ? 0 : -options.firstNight * nightWidth;
  return { ...shownAt(scroll), nightWidth, shift, restLeft: restNight * nightWidth, follow };
}

const isSame = (one: Shown, other: Shown): boolean =>
  one.rows.start === other.rows.start &&
  one.rows.end === other.rows.end &&
  one.columns.start === other.columns.start &&
  one.columns.end === other.columns.end;

import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { media } from '../theme/index.ts';
import { useMedia } from '../lib/useMedia.ts';
import { useVirtualRows } from '../lib/useVirtualRows.ts';
import { layOutRows } from '../lib/virtualRows.ts';
import { rowHeights, rowsInset, scroller } from './sheet.css.ts';

interface RowsProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  kind: 'group' | 'listbox' | 'tree';
  count: number;
  /** The row to keep in view; -1 for none. */
  active: number;
  /** The row in view initially, where there is no active one. */
  start?: number | undefined;
  children: (index: number) => ReactNode;
}

/** A press on a row leaves the focus in the search field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Estimate until it is measured: the tallest list. */
const initialHeight = 320;
/** Rows rendered beyond the visible ones, and the step in which they change. */
const overscan = 8;
/** Up to this number all rows are in the DOM, for the browser's find and for screen readers. */
const virtualizeAbove = 200;
/** Rows up to this index are visible without scrolling. */
const alwaysVisibleRows = 5;

/** A scrolling list of rows of equal height. Of a long list only those near the viewport are in the DOM. */
export function Rows({ kind, count, active, start = -1, children, ...attributes }: RowsProps) {
  const element = useRef<HTMLDivElement>(null);
  const row = useMedia(media.touch) ? rowHeights.touch : rowHeights.mouse;
  const [startsAt] = useState(Math.max(active, start));
  const { scrollToIndex, ...rows } = useVirtualRows({
    scrollerRef: element,
    count,
    rowHeight: row,
    inset: rowsInset,
    overscan,
    step: overscan,
    allUpTo: virtualizeAbove,
    initialIndex: startsAt,
    initialHeight,
  });

  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (isShown.current) scrollToIndex(active);
    // Do not measure where the first rows are shown: reading sizes forces a layout.
    else if (startsAt > alwaysVisibleRows) scrollToIndex(startsAt, 'center');
    isShown.current = true;
  }, [active, startsAt, scrollToIndex]);

  // The active row is rendered even when it is scrolled away: `aria-activedescendant` refers to it.
  const shown = layOutRows(rows, [active], count, row).flatMap(({ index, gap }) => [
    gap > 0 && <div key={`to ${index}`} role="presentation" style={{ height: gap }} />,
    index < count && children(index),
  ]);

  const behaviour = { role: kind, tabIndex: 0, onMouseDown: keepFocus, ...attributes };
  return (
    <div ref={element} {...behaviour} className={scroller}>
      {shown}
    </div>
  );
}

import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { media } from '../../theme/index.ts';
import { rowHeights, rowWindow, scrollTo, scrollToMiddle } from '../tree/index.ts';
import { scroller } from './sheet.css.ts';

export interface RowsProps {
  id?: string | undefined;
  kind: 'group' | 'listbox' | 'tree';
  label: string;
  isMultiple?: boolean | undefined;
  count: number;
  /** The row to keep in view; -1 for none. */
  active: number;
  /** The row in view initially, where there is no active one. */
  start?: number | undefined;
  /** Id of the active row. */
  activeId: string | undefined;
  /** The list gets the focus: by Tab, from the search field. */
  onFocus?: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  children: (index: number) => ReactNode;
}

/** A press on a row leaves the focus in the search field. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Estimate until it is measured: the tallest list. */
const initialViewHeight = 320;
/** Rows up to this index are visible without scrolling. */
const alwaysVisibleRows = 5;

/** A scrolling list of rows of equal height. Of a long list only those near the viewport are in the DOM. */
export function Rows({
  id,
  kind,
  label,
  isMultiple,
  count,
  active,
  start = -1,
  activeId,
  onFocus,
  onKeyDown,
  children,
}: RowsProps) {
  const element = useRef<HTMLDivElement>(null);
  const [row] = useState(() =>
    window.matchMedia(media.touch).matches ? rowHeights.touch : rowHeights.mouse,
  );
  const [scrolled, setScrolled] = useState(() => ({
    top: scrollToMiddle(Math.max(active, start), { top: 0, view: initialViewHeight, row }),
    view: initialViewHeight,
    row,
  }));
  const revealed = useRef(active);
  const [startsAt] = useState(Math.max(active, start));
  const { first, end } = rowWindow(count, scrolled);

  const measure = (): void => {
    if (!element.current) return;
    const { scrollTop: top, clientHeight: view } = element.current;
    const next = { top, view, row };
    const nextWindow = rowWindow(count, next);
    if (nextWindow.first !== first || nextWindow.end !== end) setScrolled(next);
  };

  const reveal = useEffectEvent((index: number, scroll: typeof scrollTo): void => {
    const list = element.current;
    if (!list || index < 0) return;
    const { scrollTop: top, clientHeight: view } = list;
    const target = scroll(index, { top, view, row });
    if (target === top) return;
    list.scrollTop = target;
    measure();
  });

  // Do not measure where the first rows are shown: reading sizes forces a layout.
  useLayoutEffect(() => {
    if (startsAt > alwaysVisibleRows) reveal(startsAt, scrollToMiddle);
  }, [startsAt]);
  useLayoutEffect(() => {
    if (active !== revealed.current) reveal(active, scrollTo);
    revealed.current = active;
  }, [active]);

  const shown: ReactNode[] = [];
  let next = 0;
  const skipTo = (index: number): void => {
    const height = (index - next) * row;
    if (height > 0) shown.push(<div key={`to ${index}`} role="presentation" style={{ height }} />);
    next = index;
  };
  const show = (index: number): void => {
    skipTo(index);
    shown.push(children(index));
    next = index + 1;
  };
  // The active row is rendered even when it is scrolled away: `aria-activedescendant` refers to it.
  if (active >= 0 && active < first) show(active);
  for (let index = first; index < Math.min(end, count); index += 1) show(index);
  if (active >= end && active < count) show(active);
  skipTo(count);

  const behaviour = {
    role: kind,
    tabIndex: 0,
    'aria-activedescendant': activeId,
    onMouseDown: keepFocus,
    onFocus,
    onKeyDown,
  };

  return (
    <div
      ref={element}
      id={id}
      {...behaviour}
      aria-label={label}
      aria-multiselectable={isMultiple}
      className={scroller}
      onScroll={measure}
    >
      {shown}
    </div>
  );
}

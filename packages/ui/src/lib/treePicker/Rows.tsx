import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { media } from '../../theme/index.ts';
import { rowsInView, topOf, type Align } from '../virtualRows.ts';
import { rowHeights, rowsInset, scroller, box, input } from './sheet.css.ts';
import { Search } from '../../Icon/index.ts';
import { isLetter, type TreeSheetProps } from './TreeTrigger.tsx';

interface RowsProps {
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
/** Rows rendered beyond the visible ones, and the step in which they change. */
const overscan = 8;
/** Up to this number all rows are in the DOM, for the browser's find and for screen readers. */
const virtualizeAbove = 200;
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
  const heights = { row, inset: rowsInset };
  const [view, setView] = useState(() => {
    const unscrolled = { top: 0, height: initialViewHeight };
    return { ...unscrolled, top: topOf(Math.max(active, start), 'center', unscrolled, heights) };
  });
  const revealed = useRef(active);
  const [startsAt] = useState(Math.max(active, start));
  const rowsOf = (one: typeof view) =>
    count > virtualizeAbove
      ? rowsInView(one, count, row, overscan, overscan)
      : { start: 0, end: count };
  const { start: first, end } = rowsOf(view);

  const measure = (): void => {
    if (!element.current) return;
    const next = { top: element.current.scrollTop, height: element.current.clientHeight };
    const nextRows = rowsOf(next);
    if (nextRows.start !== first || nextRows.end !== end) setView(next);
  };

  const reveal = useEffectEvent((index: number, align: Align): void => {
    const list = element.current;
    if (!list || index < 0) return;
    const { scrollTop: top, clientHeight: height } = list;
    const target = topOf(index, align, { top, height }, heights);
    if (target === top) return;
    list.scrollTop = target;
    measure();
  });

  // Do not measure where the first rows are shown: reading sizes forces a layout.
  useLayoutEffect(() => {
    if (startsAt > alwaysVisibleRows) reveal(startsAt, 'center');
  }, [startsAt]);
  useLayoutEffect(() => {
    if (active !== revealed.current) reveal(active, 'nearest');
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

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  /** The id of the rows below. */
  controls: string;
  /** Id of the active row. */
  active: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Content at the end. */
  children?: ReactNode;
}

/** Where a sheet of rows has its focus, while the rows are walked through. */
export function SearchBox({
  ref,
  query,
  onChange,
  controls,
  active,
  onKeyDown,
  children,
}: SearchBoxProps) {
  // At once, so that letters search and arrows move. Not by touch: the screen's keyboard would cover the
  // rows. In an effect: before, a dialog around would take the focus back.
  useEffect(() => {
    if (!window.matchMedia(media.touch).matches) ref.current?.focus();
  }, [ref]);

  return (
    <div className={box}>
      <Search size={16} />
      <input
        ref={ref}
        role="searchbox"
        className={input}
        aria-label="搜索"
        aria-controls={controls}
        aria-activedescendant={active}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="搜索"
        value={query}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  );
}

/**
 * The keyboard of a sheet with a search field and rows. The field has the focus; letters that are typed
 * elsewhere, after Tab, go to it too. What was pressed before the sheet was there is handled first.
 *
 * @param pressKey returns whether the key was handled
 */
export function useSheetKeys(
  pressKey: (key: string) => boolean,
  { nodes, earlyKeys }: Pick<TreeSheetProps, 'nodes' | 'earlyKeys'>,
) {
  const search = useRef<HTMLInputElement>(null);
  const hasRows = nodes.length > 0;

  useEffect(() => {
    const pressEarlyKeys = async (): Promise<void> => {
      for (let key = earlyKeys.current.shift(); key; key = earlyKeys.current.shift()) {
        search.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        // React renders what it did: the next key starts from there.
        await Promise.resolve();
      }
    };
    if (hasRows) void pressEarlyKeys();
  }, [hasRows, earlyKeys]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself is written after this, into what then has the focus.
    if (isLetter(event)) search.current?.focus();
    else if (pressKey(event.key)) event.preventDefault();
  };

  return { search, onKeyDown };
}

import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useMemo,
} from 'react';
import { moveIndex, nextEnabled } from '../lib/moveIndex.ts';
import { useVirtualRows } from '../lib/useVirtualRows.ts';
import { ListMessage, PickerRow } from './PickerRow.tsx';
import { followField } from './followField.ts';
import { useStable } from '../lib/useStable.ts';
import { below, heading, list, rows, sheet } from './list.css.ts';
import type { ListHandle, PickerState } from './usePicker.ts';
import { useSearch, type SearchResult, type Texts } from '../lib/search/index.ts';
import { groupedLines, searchedText, type AnyOption } from './option.ts';

export interface PickerListProps {
  id: string;
  label: string;
  picker: PickerState;
  isMultiple: boolean;
  chosen: ReadonlySet<string | number>;
  onPick: (index: number) => void;
  /** The field that its sheet keeps to; without one it has no sheet of its own. */
  fieldRef?: RefObject<HTMLElement | null> | undefined;
  handleRef: Ref<ListHandle>;
}

/** A group of options; no element of HTML is one in a listbox. */
const groupRole = { role: 'group' } as const;
const listRole = { role: 'listbox', tabIndex: -1 } as const;

/** As high as a list is taken for before it is measured, in px. */
const initialHeight = 296;

function positionOf({ target }: { target: EventTarget }): number {
  const found = target instanceof Element ? target.closest('[data-position]') : null;
  return found instanceof HTMLElement ? Number(found.dataset['position']) : -1;
}

/** The open list of a picker: only the rows in view are drawn. */
export function PickerList(props: PickerListProps) {
  const { id, label, picker, isMultiple, chosen, fieldRef, onPick, handleRef } = props;
  const { inputRef, optionsState, query } = picker;
  const { isLoading, note } = optionsState;
  const sheetRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);

  // First of all effects: what the others measure must be in its place.
  useLayoutEffect(() => {
    if (!fieldRef?.current || !sheetRef.current) return undefined;
    return followField(fieldRef.current, sheetRef.current);
  }, [fieldRef]);

  const [onlyChosen] = isMultiple ? [] : chosen;
  const model = useListModel(picker, onlyChosen);
  const { found, active, setActive, isDisabled, optionAt, beginning, hasNotes, lines } = model;
  const rowHeight = useRowHeight(scrollerRef, found.count > 0, hasNotes);
  const lineOf = (position: number): number => lines?.indexOf(position) ?? position;
  const count = lines?.length ?? found.count;
  const { start, end, scrollToIndex } = useVirtualRows({
    scrollerRef,
    count,
    rowHeight,
    overscan: 1,
    initialIndex: lineOf(beginning.position),
    initialHeight,
  });

  const showFirst = useStable(() => scrollToIndex(lineOf(beginning.position), 'center'));
  useLayoutEffect(showFirst, [beginning, showFirst]);
  useActiveDescendant(inputRef, active === -1 ? undefined : `${id}-${found.indexAt(active)}`);

  const pick = (position: number): void => {
    if (optionAt(position) && !isDisabled(position)) onPick(found.indexAt(position));
  };

  /** The query at which Enter was pressed before its options were there: it takes the first of them. */
  const entered = useRef<string>(null);
  const takeEntered = useStable(() => {
    if (entered.current === query) pick(active);
    entered.current = null;
  });
  useLayoutEffect(() => {
    if (!isLoading) takeEntered();
  }, [isLoading, takeEntered]);

  useImperativeHandle(handleRef, () => ({
    press: (key) => {
      if (key === 'Enter') {
        if (isLoading) entered.current = query;
        else pick(active);
        return true;
      }
      entered.current = null;
      const page = Math.max(
        1,
        Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 1,
      );
      const to = moveIndex(key, active, { count: found.count, page, isDisabled });
      if (to === null) return false;
      if (to !== -1) {
        setActive(to);
        scrollToIndex(lineOf(to));
      }
      return true;
    },
  }));

  const byPointer = {
    // The focus stays in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: (event: PointerEvent) => {
      const position = positionOf(event);
      if (position !== -1 && position !== active && !isDisabled(position)) setActive(position);
    },
    onClick: (event: MouseEvent) => pick(positionOf(event)),
  };

  const drawn = Array.from({ length: end - start }, (_, place) => start + place);
  // The active row is always drawn: the input refers to it.
  const activeLine = active === -1 ? -1 : lineOf(active);
  if (activeLine !== -1 && (activeLine < start || activeLine >= end)) drawn.push(activeLine);

  const row = (line: number): ReactNode => {
    const position = lines?.[line] ?? line;
    const top = line * rowHeight;
    if (typeof position === 'string') {
      return (
        <div key={line} role="presentation" className={heading} style={{ top, height: rowHeight }}>
          {position}
        </div>
      );
    }
    const option = optionAt(position);
    const index = found.indexAt(position);
    return (
      option && (
        <PickerRow
          key={line}
          id={`${id}-${index}`}
          option={option}
          position={position}
          count={found.isComplete ? found.count : -1}
          top={top}
          hasTwoLines={hasNotes}
          isActive={position === active}
          isChosen={chosen.has(option.value)}
          ranges={found.rangesOf(index)}
        />
      )
    );
  };
  const groups = lines && inGroups(drawn, (line) => groupAt(lines, line, optionAt));

  const content = (
    <>
      <ListMessage
        optionsState={optionsState}
        query={query}
        found={found}
        onRetry={() => inputRef.current?.focus()}
      />
      <div
        ref={scrollerRef}
        id={id}
        {...listRole}
        {...byPointer}
        className={list}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isLoading || undefined}
        data-empty={found.count === 0 || undefined}
      >
        <div role="presentation" className={rows} style={{ height: count * rowHeight }}>
          {groups
            ? groups.map(([name, ofGroup]) => (
                <div key={name} {...groupRole} aria-label={name}>
                  {ofGroup.map(row)}
                </div>
              ))
            : drawn.map(row)}
        </div>
      </div>
      {note !== undefined && <div className={below}>{note}</div>}
    </>
  );
  if (!fieldRef) return content;
  return (
    <div ref={sheetRef} popover="manual" className={sheet}>
      {content}
    </div>
  );
}

/** The group of a line: its own heading, or that of its option. */
const groupAt = (
  lines: readonly (number | string)[],
  line: number,
  optionAt: (position: number) => AnyOption | undefined,
): string => {
  const entry = lines[line];
  return typeof entry === 'number' ? (optionAt(entry)?.group ?? '') : (entry ?? '');
};

/** Lines by their groups, in the order of the first of each. */
const inGroups = (lines: readonly number[], groupOf: (line: number) => string) => [
  ...Map.groupBy(lines, groupOf),
];

/** Sets `aria-activedescendant` of the input. Imperative: the field need not render on each arrow key. */
function useActiveDescendant(
  inputRef: RefObject<HTMLElement | null>,
  id: string | undefined,
): void {
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || id === undefined) return undefined;
    input.setAttribute('aria-activedescendant', id);
    return () => input.removeAttribute('aria-activedescendant');
  }, [inputRef, id]);
}

/** What rows of one and of two lines mostly are, in px. */
const defaultHeight = { one: 32, two: 48 };

/** The height of the rows as density, screen and finger make it; measured, in px. */
function useRowHeight(
  scrollerRef: RefObject<HTMLElement | null>,
  hasRows: boolean,
  hasTwoLines: boolean,
): number {
  const expected = hasTwoLines ? defaultHeight.two : defaultHeight.one;
  const [height, setHeight] = useState(expected);

  useLayoutEffect(() => {
    const measure = (): void => {
      const row = hasRows && scrollerRef.current?.querySelector<HTMLElement>('[role="option"]');
      setHeight(row ? row.offsetHeight : expected);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [scrollerRef, hasRows, expected]);

  return height;
}

/** Number of options sampled for descriptions, which decide the row height. */
const sample = 200;

/** What an open list shows, and which option is active; a list in which nothing was searched begins at `chosen`. */
function useListModel(
  { optionsState: { options }, query, isRemote }: PickerState,
  chosen: string | number | undefined,
) {
  const isSearched = query.trim() !== '';
  const texts: Texts = useMemo(() => {
    const at = (index: number) => options[index] && searchedText(options[index]);
    return { length: options.length, at };
  }, [options]);
  const search = useSearch(texts, query);
  // The server has searched already: all options are shown, what was searched for is marked.
  const found: SearchResult = isRemote
    ? { ...search, count: options.length, isComplete: true, indexAt: (position) => position }
    : search;

  /** The option at a position of what was found. */
  const optionAt = (position: number): AnyOption | undefined => options[found.indexAt(position)];
  const isDisabled = (position: number): boolean => optionAt(position)?.isDisabled === true;

  const [moved, setMoved] = useState<{ to: number; options: unknown; query: string }>();
  const chosenAt = useMemo(
    () => (chosen === undefined ? -1 : options.findIndex(({ value }) => value === chosen)),
    [options, chosen],
  );
  const first = nextEnabled(0, 1, { count: found.count, isDisabled });
  const start = isSearched || chosenAt === -1 ? first : chosenAt;
  const isMoved = moved?.options === options && moved.query === query;
  /** Position of the row that Enter takes; -1 when there is none. */
  const active = isMoved ? Math.min(moved.to, found.count - 1) : start;
  const setActive = (to: number): void => setMoved({ to, options, query });

  /** The start position; a new object for every new list. */
  const beginning = useMemo(
    () => ({ position: Math.max(0, start), options, query }),
    [start, options, query],
  );
  const hasNotes = useMemo(
    () => options.slice(0, sample).some(({ description }) => description !== undefined),
    [options],
  );
  // What was searched here is in the order of its match.
  const lines = useMemo(
    () => (isSearched && !isRemote ? undefined : groupedLines(options)),
    [isSearched, isRemote, options],
  );
  return { found, optionAt, isDisabled, active, setActive, beginning, hasNotes, lines };
}

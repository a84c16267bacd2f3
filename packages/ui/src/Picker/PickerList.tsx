import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { useVirtualRows } from '../lib/useVirtualRows.ts';
import { ListMessage, PickerRow } from './PickerRow.tsx';
import { followField } from './followField.ts';
import { list, rows, sheet } from './list.css.ts';
import { useListModel } from './useListModel.ts';
import type { ListHandle, PickerState } from './usePicker.ts';

export interface PickerListProps {
  id: string;
  label: string;
  picker: PickerState;
  isMultiple: boolean;
  chosen: ReadonlySet<string | number>;
  onPick: (index: number) => void;
  /** What the list keeps to. */
  fieldRef: RefObject<HTMLElement | null>;
  ref: Ref<ListHandle>;
}

const listRole = { role: 'listbox', tabIndex: -1 } as const;

/** As high as a list is taken for before it is measured, in px. */
const initialHeight = 296;

/** The position of the row that an event happened on. */
function positionOf({ target }: { target: EventTarget }): number {
  const found = target instanceof Element ? target.closest('[data-position]') : null;
  return found instanceof HTMLElement ? Number(found.dataset['position']) : -1;
}

/** The open list of a picker: only the rows in view are drawn. */
export function PickerList(props: PickerListProps) {
  const { id, label, picker, isMultiple, chosen, fieldRef, onPick, ref } = props;
  const { inputRef, optionsState, query } = picker;
  const { isLoading } = optionsState;
  const sheetRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);

  // First of all effects: what the others measure must be in its place.
  useLayoutEffect(() => {
    if (!fieldRef.current || !sheetRef.current) return undefined;
    return followField(fieldRef.current, sheetRef.current);
  }, [fieldRef]);

  const [onlyChosen] = isMultiple ? [] : chosen;
  const model = useListModel(picker, onlyChosen);
  const { found, active, setActive, isDisabled, optionAt, beginning, hasNotes } = model;
  const rowHeight = useRowHeight(scrollerRef, found.count > 0, hasNotes);
  const { start, end, totalHeight, scrollToIndex } = useVirtualRows({
    scrollerRef,
    count: found.count,
    rowHeight,
    overscan: 1,
    initialIndex: beginning.position,
    initialHeight,
  });

  useLayoutEffect(() => scrollToIndex(beginning.position, 'center'), [beginning, scrollToIndex]);
  useActiveDescendant(inputRef, active === -1 ? undefined : `${id}-${found.indexAt(active)}`);

  const pick = (position: number): void => {
    if (optionAt(position) && !isDisabled(position)) onPick(found.indexAt(position));
  };

  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (key === 'Enter') {
        if (isLoading) return false;
        pick(active);
        return true;
      }
      const page = Math.max(
        1,
        Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 1,
      );
      const to = moveIndex(key, active, { count: found.count, page, isDisabled });
      if (to === null) return false;
      if (to !== -1) {
        setActive(to);
        scrollToIndex(to);
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

  const positions = Array.from({ length: end - start }, (_, place) => start + place);
  // The active row is always drawn: the input refers to it.
  if (active !== -1 && (active < start || active >= end)) positions.push(active);

  return (
    <div ref={sheetRef} popover="manual" className={sheet}>
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
        <div role="presentation" className={rows} style={{ height: totalHeight }}>
          {positions.map((position) => {
            const option = optionAt(position);
            const index = found.indexAt(position);
            return (
              option && (
                <PickerRow
                  key={position}
                  id={`${id}-${index}`}
                  option={option}
                  position={position}
                  count={found.isComplete ? found.count : -1}
                  top={position * rowHeight}
                  hasTwoLines={hasNotes}
                  isActive={position === active}
                  isChosen={chosen.has(option.value)}
                  ranges={found.rangesOf(index)}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

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

import { isCompositionKey } from '@anzhu/ui/composition';
import { addMonths, clampDate, moveDate, startOfMonth } from '@anzhu/ui/Calendar';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { toggleWeekday, type Picked } from './picked.ts';

interface PickingOptions {
  /** The first and the last day that can be picked. */
  min: string;
  max: string;
  /** Months that are shown beside each other. */
  count: number;
  isEditable: boolean;
}

/** What is picked, and whether its price is to be typed now. */
export interface Picking {
  picked: Picked | null;
  isComplete: boolean;
}

const nothing: Picking = { picked: null, isComplete: false };

function dataOf(event: SyntheticEvent, key: 'date' | 'weekday'): string | undefined {
  const target = event.target instanceof Element ? event.target.closest(`[data-${key}]`) : null;
  const isEnabled = target instanceof HTMLButtonElement && !target.disabled;
  return isEnabled ? target.dataset[key] : undefined;
}

/**
 * Picks days and weekdays of a calendar. By mouse a press picks a day, a drag or Shift and a press several; a finger
 * taps the first and the last; arrow keys move, with Shift they pick, Enter picks what is reached.
 */
export function usePicking({ min, max, count, isEditable }: PickingOptions) {
  const [{ picked, isComplete }, setPicking] = useState<Picking>(nothing);
  const [focused, setFocused] = useState(min);
  const [first, setFirst] = useState(startOfMonth(min));
  const element = useRef<HTMLDivElement>(null);
  const mayFocus = useRef(true);
  const isDragging = useRef(false);

  useEffect(() => {
    if (!mayFocus.current) return;
    mayFocus.current = false;
    element.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);
  useEffect(() => {
    const end = (): void => {
      if (!isDragging.current) return;
      isDragging.current = false;
      setPicking((before) => ({ ...before, isComplete: true }));
    };
    const stop = new AbortController();
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const show = (month: string): void => {
    setFirst(month);
    const last = addMonths(month, count - 1);
    const day = focused.slice(0, 7);
    // The day in the tab order must be a visible one.
    if (day < month.slice(0, 7)) setFocused(clampDate(month, min, max));
    if (day > last.slice(0, 7)) setFocused(clampDate(last, min, max));
  };
  const reveal = (day: string): void => {
    const month = startOfMonth(day);
    if (month < first) setFirst(month);
    if (month > addMonths(first, count - 1)) setFirst(addMonths(month, 1 - count));
  };
  const anchorOf = (day: string): string => (picked?.kind === 'days' ? picked.anchor : day);
  const pick = (anchor: string, end: string, complete: boolean): void => {
    setFocused(end);
    setPicking({ picked: { kind: 'days', anchor, end }, isComplete: complete });
  };
  const clear = (): void => {
    setPicking(nothing);
    element.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  };

  /** @returns whether the key did something */
  const press = ({ key, shiftKey }: KeyboardEvent, day: string): boolean => {
    if (key === 'Escape') {
      if (picked === null) return false;
      clear();
      return true;
    }
    if (isEditable && (key === 'Enter' || key === ' ')) {
      const isEnd = picked?.kind === 'days' && picked.end === day;
      pick(isEnd ? picked.anchor : day, day, true);
      return true;
    }
    const isByYear = shiftKey && key.startsWith('Page');
    const moved = moveDate(key, isByYear, day);
    if (moved === null) return false;
    const target = clampDate(moved, min, max);
    mayFocus.current = true;
    reveal(target);
    if (shiftKey && !isByYear && isEditable) {
      const isEnd = picked?.kind === 'days' && picked.end === day;
      pick(isEnd ? picked.anchor : day, target, false);
    } else {
      setFocused(target);
      setPicking(nothing);
    }
    return true;
  };

  const ofAnyDay = {
    onKeyDown: (event: KeyboardEvent): void => {
      const day = dataOf(event, 'date');
      if (day === undefined || isCompositionKey(event.nativeEvent)) return;
      if (!press(event, day)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown: (event: PointerEvent): void => {
      const day = dataOf(event, 'date');
      if (day === undefined || !isEditable || event.pointerType === 'touch') return;
      if (event.button !== 0) return;
      isDragging.current = true;
      pick(event.shiftKey ? anchorOf(day) : day, day, false);
    },
    onPointerOver: (event: PointerEvent): void => {
      const day = dataOf(event, 'date');
      if (day === undefined || !isDragging.current || picked?.kind !== 'days') return;
      pick(picked.anchor, day, false);
    },
    onClick: (event: SyntheticEvent): void => {
      const weekday = dataOf(event, 'weekday');
      if (weekday !== undefined) {
        setPicking({ picked: toggleWeekday(picked, Number(weekday)), isComplete: false });
        return;
      }
      const day = dataOf(event, 'date');
      const { nativeEvent } = event;
      const isTap =
        nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
      if (day === undefined || !isEditable || !isTap) return;
      const isFirstOfTwo = picked?.kind === 'days' && picked.anchor === picked.end;
      pick(isFirstOfTwo ? picked.anchor : day, day, false);
    },
  };

  return { element, ofAnyDay, picked, isComplete, focused, first, show, clear };
}

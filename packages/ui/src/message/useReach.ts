import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const messagesIn = (region: HTMLElement): HTMLElement[] => [...region.querySelectorAll('article')];

/**
 * The way to the messages and back: F6 goes to the first one, and returns to where the focus was; so does
 * closing the last one. `isHeld` while they are pointed at or focused; `leave` is told that the message
 * with the focus is about to go.
 */
export function useReach(region: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const goBack = useCallback((): void => {
    if (before.current?.isConnected) before.current.focus();
  }, []);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && element.contains(target);

    element.addEventListener('pointerenter', () => setPointedAt(true), on);
    element.addEventListener('pointerleave', () => setPointedAt(false), on);
    element.addEventListener('focusout', (event) => setFocus(isInside(event.relatedTarget)), on);
    element.addEventListener(
      'focusin',
      ({ relatedTarget: from }) => {
        setFocus(true);
        if (from instanceof HTMLElement && !isInside(from)) before.current = from;
      },
      on,
    );
    const reach = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (isInside(document.activeElement)) goBack();
      else messagesIn(element)[0]?.focus();
    };
    document.addEventListener('keydown', reach, { ...on, capture: true });
    return () => stop.abort();
  }, [region, goBack]);

  const leave = (): void => {
    const focused = document.activeElement;
    if (!focused || !region.current?.contains(focused)) return;
    const next = messagesIn(region.current).find((one) => !one.contains(focused));
    // A mouse has its own way to the next one.
    if (next && focused.matches(':focus-visible')) next.focus();
    else goBack();
  };

  return { isHeld: isPointedAt || hasFocus, leave };
}

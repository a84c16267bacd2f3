import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const messagesIn = (region: HTMLElement): HTMLElement[] => [...region.querySelectorAll('article')];

/**
 * Focus management of the messages. F6 focuses the first one and returns the focus; so does closing the
 * last one. `isPaused` while they are hovered or focused. Call `leave` before a message is removed.
 */
export function useMessageFocus(region: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const returnFocus = useCallback((): void => {
    if (before.current?.isConnected) before.current.focus();
  }, []);

  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && element.contains(target);

    element.addEventListener('pointerenter', () => setHovered(true), on);
    element.addEventListener('pointerleave', () => setHovered(false), on);
    element.addEventListener('focusout', (event) => setFocus(isInside(event.relatedTarget)), on);
    element.addEventListener(
      'focusin',
      ({ relatedTarget: from }) => {
        setFocus(true);
        if (from instanceof HTMLElement && !isInside(from)) before.current = from;
      },
      on,
    );
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (isInside(document.activeElement)) returnFocus();
      else messagesIn(element)[0]?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { ...on, capture: true });
    return () => stop.abort();
  }, [region, returnFocus]);

  const leave = (): void => {
    const focused = document.activeElement;
    if (!focused || !region.current?.contains(focused)) return;
    const next = messagesIn(region.current).find((one) => !one.contains(focused));
    // Only for keyboard users: a pointer does not follow the focus.
    if (next && focused.matches(':focus-visible')) next.focus();
    else returnFocus();
  };

  return { isPaused: isHovered || hasFocus, leave };
}

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onEscape` for Esc pressed inside of the element, and for nothing else on the page. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });

  useEffect(() => {
    const inside = element.current;
    const listen = (event: KeyboardEvent): void => escape(event);
    inside?.addEventListener('keydown', listen);
    return () => inside?.removeEventListener('keydown', listen);
  }, [element]);
}

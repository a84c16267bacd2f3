import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onEscape` when Esc is pressed inside the element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEscape();
  });

  useEffect(() => {
    const current = element.current;
    const listen = (event: KeyboardEvent): void => escape(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [element]);
}

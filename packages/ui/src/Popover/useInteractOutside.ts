import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isInTopLayer } from './topLayer.ts';

/**
 * Calls `onInteractOutside` when a press starts, or the focus moves, outside of the popover and its trigger.
 */
export function useInteractOutside(
  sheet: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onInteractOutside: () => void,
): void {
  const checkTarget = useEffectEvent(({ target }: Event): void => {
    if (!(target instanceof Element) || !sheet.current) return;
    const isInside = sheet.current.contains(target) || trigger.current?.contains(target);
    // Synchronous: the pressed element takes the focus next, and the popover must not restore it then.
    if (!isInside && !isInTopLayer(target)) flushSync(onInteractOutside);
  });

  useEffect(() => {
    const listen = (event: Event): void => checkTarget(event);
    document.addEventListener('pointerdown', listen, true);
    document.addEventListener('focusin', listen, true);
    return () => {
      document.removeEventListener('pointerdown', listen, true);
      document.removeEventListener('focusin', listen, true);
    };
  }, []);
}

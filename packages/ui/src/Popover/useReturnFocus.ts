import { useEffect, useState, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isInTopLayer } from './topLayer.ts';

/**
 * Restores the focus to the element that had it before this component was mounted. React Aria does so too,
 * but one frame after the removal, when the page below may still be inert: as after a save, which closes a
 * dialog outside of any event. If another element has taken the focus, it stays there.
 *
 * @param fallback for browsers that do not focus a button on a press
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      // After all other effects are undone: then the page takes the focus again.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const opener = before === document.body ? fallback?.current : before;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [before, fallback],
  );
}

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

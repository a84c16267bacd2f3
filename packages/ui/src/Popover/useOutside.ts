import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../lib/useStable.ts';
import { isInTopLayer } from './topLayer.ts';

/** Calls `onOutside` on a press (`pointerdown`) or a move of the focus (`focusin`) outside of these elements. */
export function useOutside(
  type: 'pointerdown' | 'focusin',
  inside: readonly RefObject<HTMLElement | null>[],
  onOutside: () => void,
  isActive = true,
): void {
  const checkTarget = useStable(({ target }: Event): void => {
    if (!(target instanceof Element) || isInTopLayer(target)) return;
    // Synchronous: the pressed element takes the focus next, and a popover must not restore it then.
    if (!inside.some(({ current }) => current?.contains(target))) flushSync(onOutside);
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: Event): void => checkTarget(event);
    document.addEventListener(type, listen, true);
    return () => document.removeEventListener(type, listen, true);
  }, [type, isActive, checkTarget]);
}

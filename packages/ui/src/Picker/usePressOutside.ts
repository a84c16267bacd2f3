import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isInTopLayer } from '../Popover/topLayer.ts';

/** Calls `onPress` when a press begins elsewhere: on a touch screen that does not always take the focus. */
export function usePressOutside(
  frameRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent): void => {
    const isInside = target instanceof Node && frameRef.current?.contains(target);
    if (!isInside && !isInTopLayer(target)) onPress();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: PointerEvent): void => press(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [isOpen]);
}

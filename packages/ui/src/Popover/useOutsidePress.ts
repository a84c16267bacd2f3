import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Marks what floats; later ones stand later in the document. */
export const floating = { 'data-floating': true } as const;

/** Whether an element belongs to a sheet or dialog that was opened after `sheet`, or to the messages. */
function isAbove(element: Element, sheet: Element): boolean {
  const other = element.closest('[data-floating], [data-react-aria-top-layer]');
  if (other === null || other === sheet) return false;
  return (sheet.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Calls `onPress` when a press begins outside of the sheet, of its trigger, and of what lies above it. */
export function useOutsidePress(
  sheet: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onPress: () => void,
): void {
  const press = useEffectEvent(({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || !sheet.current) return;
    const isInside = sheet.current.contains(target) || trigger.current?.contains(target);
    // At once: what is pressed takes the focus next, and the sheet must not hold it then.
    if (!isInside && !isAbove(target, sheet.current)) flushSync(onPress);
  });

  useEffect(() => {
    const listen = (event: PointerEvent): void => press(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, []);
}

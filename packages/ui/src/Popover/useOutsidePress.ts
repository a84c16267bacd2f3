import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Marks a dialog. What floats is marked, and messages make way for it; later ones stand later in the document. */
export const floating = { 'data-floating': 'dialog' } as const;
/** Marks a dialog that fills the height of the screen. */
export const floatingSheet = { 'data-floating': 'sheet' } as const;
/** Marks what opens below a control. */
export const floatingPopover = { 'data-floating': 'popover' } as const;

/** Whether an element belongs to a popover or dialog that was opened after `sheet`, or to the messages. */
function isAbove(element: Element, sheet: Element): boolean {
  if (element.closest('[data-react-aria-top-layer]')) return true;
  const other = element.closest('[data-floating]');
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

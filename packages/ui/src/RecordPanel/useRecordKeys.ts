import { useEffect, type RefObject } from 'react';
import { isCompositionKey } from '../lib/composition.ts';
import { useStable } from '../lib/useStable.ts';
import type { RecordPanelProps } from './RecordInside.tsx';

/** Where ↑ and ↓ already mean something. */
const usesArrowKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="combobox"]';

/** What is over the page and has keys of its own: a popover, a dialog, a picture in full. */
const layer = 'dialog, [popover], [role="dialog"]';

/** True for a key pressed in something that is open inside of the panel: its DOM is there, its keys are not the panel's. */
const isOfLayerInside = (target: EventTarget | null, panel: EventTarget | null): boolean =>
  target instanceof Element &&
  panel instanceof Element &&
  target.closest(layer) !== panel.closest(layer);

/** True for a key that is the panel's own: not a text's, a menu's or an input method's. */
const isOwnKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isCompositionKey(event) &&
  !isOfLayerInside(event.target, event.currentTarget) &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  !(event.target instanceof Element && event.target.closest(usesArrowKeys));

/**
 * The keys of a record: ↑ ↓ go to the one before and after, Esc closes.
 *
 * @param element of the panel, or inside of the dialog whose keys they are
 * @param onClose undefined where Esc has its meaning already
 * @internal
 */
export function useRecordKeys(
  element: RefObject<HTMLElement | null>,
  { onStep, onClose }: Partial<Pick<RecordPanelProps, 'onStep' | 'onClose'>>,
): void {
  const press = useStable((event: KeyboardEvent): void => {
    if (!isOwnKey(event)) return;
    if (event.key === 'Escape' && onClose) onClose();
    else if (event.key === 'ArrowUp' && onStep) onStep(-1);
    else if (event.key === 'ArrowDown' && onStep) onStep(1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const panel = element.current?.closest<HTMLElement>('[role="dialog"]') ?? element.current;
    const listen = (event: KeyboardEvent): void => press(event);
    panel?.addEventListener('keydown', listen);
    return () => panel?.removeEventListener('keydown', listen);
  }, [element, press]);
}

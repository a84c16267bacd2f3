import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element of a dialog once it is there, unless something else of the dialog has the focus.
 * @returns its ref
 */
export function useDialogFocus<Target extends HTMLElement>(
  isWanted = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!isWanted) return;
    const dialog = target.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    if (!dialog?.contains(activeElement) || activeElement === dialog) target.current?.focus();
  }, [isWanted]);
  return target;
}

import { useEffect, useState, type RefObject } from 'react';

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

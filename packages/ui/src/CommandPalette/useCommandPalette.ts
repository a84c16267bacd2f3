import { useEffect, useMemo, useState } from 'react';
import { preloadCommandPalette } from './CommandPalette.tsx';

/** Whether a dialog is open: its draft must not be left behind. */
function isUnderDialog(): boolean {
  return (
    document.querySelector('body > :is([data-floating="dialog"], [data-floating="sheet"])') !== null
  );
}

export interface PaletteState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Opens and closes a `CommandPalette` by Ctrl+K or ⌘K, wherever the focus is; not over a dialog. Spread
 * `isOpen` and `onClose={close}` into the palette, and `open` into a button.
 */
export function useCommandPalette({ isDisabled = false } = {}): PaletteState {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isDisabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      // The first key of the two comes before the second: time enough to fetch.
      if (event.key === 'Control' || event.key === 'Meta') preloadCommandPalette();
      const isPlain = !event.shiftKey && !event.altKey && !event.isComposing;
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || !isPlain) return;
      event.preventDefault();
      if (!event.repeat) setOpen((wasOpen) => !wasOpen && !isUnderDialog());
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isDisabled]);

  return useMemo(
    () => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }),
    [isOpen],
  );
}

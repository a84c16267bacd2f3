import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Search } from '../Icon/index.ts';
import { isCompositionKey } from '../lib/composition.ts';
import { isMacPlatform } from '../KeyHint/platform.ts';
import { keys, words } from './PaletteButton.css.ts';
import { useCommonTexts } from '../texts/context.ts';

export interface PaletteButtonProps {
  /** Whether the palette is open, for screen readers. */
  isOpen: boolean;
  /** Opens the palette. */
  onPress: () => void;
}

/**
 * The button that opens a `CommandPalette`, with its keys. Below 1600 px it is an icon.
 *
 * Use it in a `TopBar`, with `useCommandPalette`.
 *
 * Keyboard: Enter and Space press it; Ctrl+K or ⌘K open the palette from anywhere.
 */
export function PaletteButton({ isOpen, onPress }: PaletteButtonProps) {
  const { search } = useCommonTexts();
  return (
    <Button
      variant="quiet"
      icon={<Search size={16} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onPress={onPress}
    >
      <span className={words}>{search}</span>
      <span className={keys} aria-hidden="true">
        {isMacPlatform() ? '⌘' : 'Ctrl'} K
      </span>
    </Button>
  );
}

const openDialog = 'body > :is([data-floating="dialog"], [data-floating="sheet"], dialog[open])';

/** Whether a dialog is open: its draft must not be left behind. */
const isUnderDialog = (): boolean => document.querySelector(openDialog) !== null;

/** Opens and closes a `CommandPalette` by Ctrl+K or ⌘K, wherever the focus is; not over a dialog. */
export function useCommandPalette() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);

  // What the action opens returns the focus to where it was before the palette.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || !act) return;
    chosen.current = undefined;
    act();
  }, [isOpen]);

  // A layout effect: the keys work as soon as the button can be seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !event.shiftKey && !event.altKey && !isCompositionKey(event);
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || !isPlain) return;
      event.preventDefault();
      if (!event.repeat) setOpen((wasOpen) => !wasOpen && !isUnderDialog());
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  return {
    isOpen,
    open: (): void => setOpen(true),
    /** `act` runs once the palette is gone and the focus is back. */
    close: (act?: () => void): void => {
      chosen.current = act;
      setOpen(false);
    },
  };
}

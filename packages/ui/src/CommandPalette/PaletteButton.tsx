import { Button } from '../Button/index.ts';
import { Search } from '../Icon/index.ts';
import { isMacPlatform } from '../KeyHint/platform.ts';
import { keys, words } from './PaletteButton.css.ts';

export interface PaletteButtonProps {
  isOpen: boolean;
  onPress: () => void;
  /** Fetches the palette ahead of need: called on pointing at the button, and on its focus. */
  preload?: (() => void) | undefined;
  /** Its name. 搜索. */
  label?: string | undefined;
}

/**
 * The button that opens a `CommandPalette`, with its keys. Below 900 px it is an icon.
 *
 * Use it in a `TopBar`, with `useCommandPalette`.
 *
 * Keyboard: Enter and Space press it; Ctrl+K or ⌘K open the palette from anywhere.
 */
export function PaletteButton({ isOpen, onPress, preload, label = '搜索' }: PaletteButtonProps) {
  return (
    <Button
      icon={<Search size={16} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={preload}
      onFocus={preload}
      onPress={onPress}
    >
      <span className={words}>{label}</span>
      <span className={keys} aria-hidden="true">
        {isMacPlatform() ? '⌘' : 'Ctrl'} K
      </span>
    </Button>
  );
}

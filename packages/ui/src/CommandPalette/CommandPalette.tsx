import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import type { Command, CommandGroup, CommandSource } from './command.ts';

const paletteDialog = lazyPart(() =>
  import('./PaletteDialog.tsx').then((part) => part.PaletteDialog),
);

/** Fetches the palette ahead of need; for a trigger's pointer entering or focus. */
export function preloadCommandPalette(): void {
  paletteDialog.preload();
  preloadPinyin();
}

export interface CommandPaletteProps {
  isOpen: boolean;
  /**
   * Called on Esc, ×, a press outside, or selection. Then with what the selected command does, to be run once
   * the palette is gone and the focus is back: `close` of `useCommandPalette` does so.
   */
  onClose: (act?: () => void) => void;
  /** Local commands: pages, actions. Must be referentially stable. */
  groups: readonly CommandGroup[];
  /** Remote sources: orders, guests. */
  sources?: readonly CommandSource[] | undefined;
  /** Commands to offer first, before anything is typed. The palette remembers nothing itself. */
  recent?: readonly Command[] | undefined;
  /** Called with the selected command before it runs; use it to maintain `recent`. */
  onAction?: ((command: Command) => void) | undefined;
  /** Its name. 搜索. */
  label?: string | undefined;
  /** What can be searched for, in the empty field. @default its name */
  placeholder?: string | undefined;
}

/**
 * One search field for everything: screens, actions, records. Local commands are searched as written and by
 * pinyin; remote sources after a debounce, each with its own pending and failed state. A group shows fifty
 * hits until it is expanded.
 *
 * Use it once, in the shell, with `useCommandPalette`. Do not use it to choose a value (`Picker`), nor as the
 * only way to anything: it is a shortcut.
 *
 * Keyboard: Ctrl+K or ⌘K opens and closes; ↑ ↓ Home End PageUp PageDown move; Enter does; Esc closes. On
 * phones it fills the screen.
 */
export function CommandPalette({
  isOpen,
  onClose,
  onAction,
  label = '搜索',
  ...offer
}: CommandPaletteProps) {
  if (!isOpen) return null;
  return (
    <paletteDialog.Part
      {...offer}
      label={label}
      onClose={() => onClose()}
      onChoose={(command) => {
        onAction?.(command);
        onClose(command.onAction);
      }}
    />
  );
}

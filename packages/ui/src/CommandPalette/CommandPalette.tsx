import { useEffect, useRef } from 'react';
import { lazyPart } from '../lazyPart/index.ts';
import { preloadPinyin } from '../search/index.ts';
import type { CommandGroup, CommandSource } from './command.ts';

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
  /** Called on Esc, ×, a press outside, or selection. */
  onClose: () => void;
  /** Local commands: pages, actions. Must be referentially stable. */
  groups: readonly CommandGroup[];
  /** Remote sources: orders, guests. */
  sources?: readonly CommandSource[] | undefined;
  /** Ids of commands of `groups` to offer first, before anything is typed. The palette remembers nothing itself. */
  recent?: readonly string[] | undefined;
  /** Called with the id of the selected command before it runs; use it to maintain `recent`. */
  onAction?: ((id: string) => void) | undefined;
  /** Its name, and what is in the empty field. 搜索. */
  label?: string | undefined;
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
  const chosen = useRef<() => void>(undefined);

  // Once the palette is gone and the focus back: what the action opens then returns it to there.
  useEffect(() => {
    const act = chosen.current;
    if (isOpen || !act) return;
    chosen.current = undefined;
    act();
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <paletteDialog.Part
      {...offer}
      label={label}
      onClose={onClose}
      onChoose={(id, act) => {
        chosen.current = act;
        onAction?.(id.replace(/^recent /, ''));
        onClose();
      }}
    />
  );
}

import type { CommandPaletteProps } from './command.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

/**
 * One search field for everything: screens, actions, records. Local commands are searched as written and by
 * pinyin; remote sources after a debounce, each with its own pending and failed state.
 *
 * Use it once, in the shell, with `useCommandPalette`. Do not use it to choose a value (`Picker`), nor as the
 * only way to anything: it is a shortcut.
 *
 * Keyboard: Ctrl+K or ⌘K opens and closes; ↑ ↓ Home End PageUp PageDown move; Enter does; Esc closes. On
 * phones it fills the screen.
 */
export function CommandPalette({ isOpen, onClose, onAction, ...offer }: CommandPaletteProps) {
  if (!isOpen) return null;
  return (
    <PaletteDialog
      {...offer}
      onClose={() => onClose()}
      onChoose={(command) => {
        onAction?.(command);
        onClose(command.onAction);
      }}
    />
  );
}

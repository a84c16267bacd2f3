import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const onMac: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** A shortcut for display: `Mod-Shift-8` is Ctrl+Shift+8, on a Mac ⇧⌘8. */
export function keyHint(keys: string, isMac: boolean): string {
  const parts = keys.split('-');
  if (!isMac) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
  const key = parts.at(-1) ?? '';
  const order = ['Alt', 'Shift', 'Mod'].filter((modifier) => parts.includes(modifier));
  return [...order.map((modifier) => onMac[modifier]), key].join('');
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeys(keys: string, isMac: boolean): string {
  return keys.replaceAll('-', '+').replace('Mod', isMac ? 'Meta' : 'Control');
}

interface EditorKeys {
  onEscape: () => void;
  onLink: () => void;
  onImage: () => void;
}

/** What a key means in the text, beyond writing; null: nothing. */
function meaningOf(event: KeyboardEvent): 'tab' | keyof EditorKeys | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing) return null;
  const isMod = ctrlKey || metaKey;
  if (key === 'Tab' && !isMod && !altKey) return 'tab';
  if (key === 'Escape' || (key === 'F10' && altKey)) return 'onEscape';
  if (isMod && shiftKey && code === 'KeyL') return 'onLink';
  if (isMod && altKey && code === 'KeyP') return 'onImage';
  return null;
}

/** Keyboard shortcuts that the editor lacks, or would handle differently. */
export function useEditorKeys(text: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const meaning = meaningOf(event);
    if (meaning === null) return;
    // Past the editor, whose lists take Tab, and past a dialog around, which Esc would close.
    event.stopPropagation();
    if (meaning === 'tab') return;
    event.preventDefault();
    keys[meaning]();
  });

  useLayoutEffect(() => {
    const element = text.current;
    const listen = (event: KeyboardEvent): void => press(event);
    element?.addEventListener('keydown', listen, true);
    return () => element?.removeEventListener('keydown', listen, true);
  }, [text]);
}

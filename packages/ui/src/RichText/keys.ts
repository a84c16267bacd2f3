import { isCompositionKey } from '../lib/composition.ts';

/** The tools of the text with their shortcuts, as `Mod-B`: Ctrl+B, on a Mac ⌘B. */
export const toolKeys = {
  bold: 'Mod-B',
  italic: 'Mod-I',
  underline: 'Mod-U',
  heading: 'Mod-Alt-3',
  list: 'Mod-Shift-8',
  numbered: 'Mod-Shift-7',
  quote: 'Mod-Shift-B',
  link: 'Mod-Shift-L',
  image: 'Mod-Alt-P',
  undo: 'Mod-Z',
  redo: 'Mod-Shift-Z',
} as const;
export type ToolName = keyof typeof toolKeys;

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

/** What a key means in the text, beyond writing: going on, to the tools, or opening one of them; null: nothing. */
export function meaningOf(event: KeyboardEvent): 'tab' | 'tools' | 'link' | 'image' | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isCompositionKey(event)) return null;
  const isMod = ctrlKey || metaKey;
  if (key === 'Tab' && !isMod && !altKey) return 'tab';
  if (key === 'Escape' || (key === 'F10' && altKey)) return 'tools';
  if (isMod && shiftKey && code === 'KeyL') return 'link';
  if (isMod && altKey && code === 'KeyP') return 'image';
  return null;
}

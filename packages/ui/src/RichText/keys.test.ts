import { expect, it } from 'vitest';
import { ariaKeys, keyHint } from './keys.ts';

it.each([
  ['Mod-B', 'Ctrl+B', '⌘B', 'Control+B'],
  ['Mod-Shift-8', 'Ctrl+Shift+8', '⇧⌘8', 'Control+Shift+8'],
  ['Mod-Alt-3', 'Ctrl+Alt+3', '⌥⌘3', 'Control+Alt+3'],
])('%s', (keys, elsewhere, mac, aria) => {
  expect(keyHint(keys, false)).toBe(elsewhere);
  expect(keyHint(keys, true)).toBe(mac);
  expect(ariaKeys(keys, false)).toBe(aria);
});

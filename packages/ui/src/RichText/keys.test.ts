import { expect, it } from 'vitest';
import { ariaKeys, keyHint, nextTool } from './keys.ts';

it.each([
  ['Mod-B', 'Ctrl+B', '⌘B', 'Control+B'],
  ['Mod-Shift-8', 'Ctrl+Shift+8', '⇧⌘8', 'Control+Shift+8'],
  ['Mod-Alt-3', 'Ctrl+Alt+3', '⌥⌘3', 'Control+Alt+3'],
])('%s', (keys, elsewhere, mac, aria) => {
  expect(keyHint(keys, false)).toBe(elsewhere);
  expect(keyHint(keys, true)).toBe(mac);
  expect(ariaKeys(keys, false)).toBe(aria);
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 0],
  ['ArrowLeft', 0, 9],
  ['ArrowLeft', 5, 4],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Tab', 5, null],
  ['a', 5, null],
])('%s from %d goes to %s', (key, current, next) => {
  expect(nextTool(key, current, 10)).toBe(next);
});

import { describe, expect, it } from 'vitest';
import { keyFaces } from './KeyHint.tsx';

describe('keyFaces', () => {
  it.each([
    ['Mod+K', false, ['Ctrl', 'K']],
    ['Mod+K', true, ['⌘', 'K']],
    ['mod+shift+p', true, ['⌘', '⇧', 'P']],
    ['Alt+ArrowUp', false, ['Alt', '↑']],
    ['Alt+ArrowUp', true, ['⌥', '↑']],
    ['Esc', true, ['Esc']],
    ['Mod+Plus', false, ['Ctrl', '+']],
    ['F6', false, ['F6']],
    ['Mod + Enter', false, ['Ctrl', '↵']],
    ['', false, []],
  ])('%s (Mac: %s) shows %j', (keys, isMac, expected) => {
    expect(keyFaces(keys, isMac).map(({ face }) => face)).toEqual(expected);
  });

  it('names what a symbol does not', () => {
    expect(keyFaces('Mod+ArrowLeft', true).map(({ name }) => name)).toEqual(['Command', '左']);
  });
});

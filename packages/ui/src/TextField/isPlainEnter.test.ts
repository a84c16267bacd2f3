import { expect, it } from 'vitest';
import { isPlainEnter } from './isPlainEnter.ts';

const enter = {
  key: 'Enter',
  isComposing: false,
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
};

it.each([
  ['Enter alone', enter, true],
  ['another key', { ...enter, key: 'a' }, false],
  ['Enter that takes a word from an input method', { ...enter, isComposing: true }, false],
  ['the same as Safari tells it', { ...enter, keyCode: 229 }, false],
  ['Shift and Enter', { ...enter, shiftKey: true }, false],
  ['Ctrl and Enter', { ...enter, ctrlKey: true }, false],
  ['Alt and Enter', { ...enter, altKey: true }, false],
  ['Command and Enter', { ...enter, metaKey: true }, false],
])('%s', (_, event, expected) => {
  expect(isPlainEnter(event)).toBe(expected);
});

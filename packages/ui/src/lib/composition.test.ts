import { expect, it } from 'vitest';
import { isCompositionKey } from './composition.ts';

it.each([
  ['a key of its own', { isComposing: false, keyCode: 13 }, false],
  ['a key in a composition', { isComposing: true, keyCode: 13 }, true],
  ['a key that an input method handles', { isComposing: true, keyCode: 229 }, true],
  ['in Safari the key that ended a composition', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, event, expected) => {
  expect(isCompositionKey(event)).toBe(expected);
});

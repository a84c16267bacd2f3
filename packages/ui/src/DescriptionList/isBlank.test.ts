import { expect, it } from 'vitest';
import { isBlank } from './isBlank.ts';

it.each([
  [null, true],
  [undefined, true],
  ['', true],
  [false, true],
  [0, false],
  ['0', false],
  [' ', false],
])('%j is blank: %s', (value, expected) => {
  expect(isBlank(value)).toBe(expected);
});

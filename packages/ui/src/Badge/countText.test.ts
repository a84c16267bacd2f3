import { expect, it } from 'vitest';
import { countText } from './countText.ts';

it.each([
  [0, 99, '0'],
  [99, 99, '99'],
  [100, 99, '99+'],
  [1000, 999, '999+'],
  [5, 5, '5'],
])('%i of at most %i shows as %s', (count, max, expected) => {
  expect(countText(count, max)).toBe(expected);
});

import { expect, it } from 'vitest';
import { hasManyNames, maxNames } from './body.ts';

const object = (names: number): string =>
  `{${Array.from({ length: names }, (_, place) => `"k${place}": 1`).join()}}`;

it.each([
  ['as many as are allowed', object(maxNames), false],
  ['one more', object(maxNames + 1), true],
  ['nested ones', `{"a": [${Array.from({ length: maxNames }, () => '{"b": 1}').join()}]}`, true],
  ['colons in strings', `{"a": "${':'.repeat(2 * maxNames)}"}`, false],
  ['colons behind an escaped quote', `{"a": "\\"${':'.repeat(2 * maxNames)}"}`, false],
  ['colons behind an escaped backslash', `{"a": "\\\\"${':'.repeat(2 * maxNames)}}`, true],
  ['a string without end', `{"a${':'.repeat(2 * maxNames)}`, false],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(hasManyNames(text)).toBe(expected);
});

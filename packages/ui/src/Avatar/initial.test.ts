import { expect, it } from 'vitest';
import { initial } from './initial.ts';

it.each([
  ['李明', '明'],
  ['欧阳文静', '静'],
  ['前台 小王', '王'],
  ['admin', 'A'],
  ['mary ann lee', 'M'],
  ['  ', '?'],
  ['吉𠮷', '𠮷'],
])('%s → %s', (name, expected) => {
  expect(initial(name)).toBe(expected);
});

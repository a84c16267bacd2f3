import { expect, it } from 'vitest';
import { initial } from './Avatar.tsx';

it.each([
  ['李明', '李'],
  ['  前台 小王', '前'],
  ['admin', 'A'],
  ['mary ann lee', 'M'],
  ['  ', '?'],
  ['𠮷野', '𠮷'],
])('%s → %s', (name, expected) => {
  expect(initial(name)).toBe(expected);
});

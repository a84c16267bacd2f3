import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['李明', '李明'],
  ['欧阳文静', '文静'],
  ['前台 小王', '小王'],
  ['admin', 'A'],
  ['mary ann lee', 'MA'],
  ['front.desk', 'FD'],
  ['  ', '?'],
  ['𠮷野', '𠮷野'],
])('%s → %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

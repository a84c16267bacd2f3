import { expect, it } from 'vitest';
import { strengthOf, type Strength } from './PasswordField.tsx';

it.each<[string, Strength | null]>([
  ['', null],
  ['Aa1!', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefgh1234', 'weak'],
  ['Aa1Aa1Aa1', 'weak'],
  ['Abcdefg1', 'medium'],
  ['abcdef1!', 'medium'],
  ['Abcdef1!', 'strong'],
  ['Abcdefghijk1', 'strong'],
  ['Anzhu@2026', 'strong'],
  ['安住Anzhu2026', 'strong'],
])('「%s」 is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

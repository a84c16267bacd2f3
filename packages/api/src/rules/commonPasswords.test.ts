import { expect, it } from 'vitest';
import { isMixed } from '../contract/password.ts';
import { commonPasswordList } from './commonPasswordList.ts';
import { loadCommonPasswords } from './commonPasswords.ts';

const isCommon = await loadCommonPasswords();

it.each([
  ['P@ssw0rd', true],
  ['Password-2026', true],
  ['PASSWORD1!', true],
  ['2026-Dragon', true],
  ['1Qaz2wsx!', true],
  ['Iloveyou!', true],
  ['Anzhu@2026', false],
  ['Dragonfly-pond-7', false],
  ['Pa55word-of-mine', false],
  ['2026-2026!', false],
  ['安住-Lantern-9', false],
  ['', false],
])('%j is common: %j', (password, expected) => {
  expect(isCommon(password)).toBe(expected);
});

it('refuses each of the list with what makes it meet the rule of passwords', () => {
  const words = commonPasswordList.split(' ');
  expect(words).toHaveLength(10_000);
  expect(new Set(words).size).toBe(10_000);
  const dressed = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}-2026`);
  const fitting = dressed.filter((word) => isMixed(word) && word.length >= 8);
  expect(fitting.length).toBeGreaterThan(8000);
  // Of what itself ends in digits or symbols the part before them is compared.
  const passed = fitting.filter((word) => !isCommon(word));
  expect(passed.filter((word) => /[a-z]-2026$/.test(word))).toEqual([]);
});

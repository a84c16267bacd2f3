import { describe, expect, it } from 'vitest';
import { moveActive, nextEnabled } from './moveActive.ts';

/** One letter a row: x cannot be chosen. */
const rows = (letters: string) => ({
  count: letters.length,
  page: 3,
  isDisabled: (position: number) => letters[position] === 'x',
});

describe('moveActive', () => {
  it.each([
    ['down', 'ArrowDown', 'ooo', 0, 1],
    ['down from none', 'ArrowDown', 'ooo', -1, 0],
    ['down at the end', 'ArrowDown', 'ooo', 2, 2],
    ['down over a disabled row', 'ArrowDown', 'oxo', 0, 2],
    ['down when only disabled rows follow', 'ArrowDown', 'oxx', 0, 0],
    ['up', 'ArrowUp', 'ooo', 2, 1],
    ['up at the start', 'ArrowUp', 'ooo', 0, 0],
    ['up when only disabled rows precede', 'ArrowUp', 'xoo', 1, 1],
    ['a page down', 'PageDown', 'oooooo', 1, 4],
    ['a page down near the end', 'PageDown', 'oooooo', 4, 5],
    ['a page up', 'PageUp', 'oooooo', 4, 1],
    ['home', 'Home', 'xooo', 3, 1],
    ['end', 'End', 'ooox', 0, 2],
    ['nowhere when nothing can be chosen', 'ArrowDown', 'xx', -1, -1],
    ['nowhere in an empty list', 'ArrowDown', '', -1, -1],
    ['not by a letter', 'a', 'ooo', 0, null],
  ])('%s', (_, key, letters, active, expected) => {
    expect(moveActive(key, active, rows(letters))).toBe(expected);
  });
});

describe('nextEnabled', () => {
  it('finds the first that can be chosen', () => {
    expect(nextEnabled(0, 1, rows('xxo'))).toBe(2);
  });
});

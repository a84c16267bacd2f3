import { describe, expect, it } from 'vitest';
import { moveIndex, nextEnabled, type ListMotion } from './moveIndex.ts';

/** One letter an item: x is disabled. */
const items = (letters: string) => ({
  count: letters.length,
  page: 3,
  isDisabled: (index: number) => letters[index] === 'x',
});

describe('moveIndex', () => {
  it.each([
    ['down', 'ArrowDown', 'ooo', 0, 1],
    ['down from none', 'ArrowDown', 'ooo', -1, 0],
    ['down at the end', 'ArrowDown', 'ooo', 2, 2],
    ['down over a disabled item', 'ArrowDown', 'oxo', 0, 2],
    ['down when only disabled items follow', 'ArrowDown', 'oxx', 0, 0],
    ['up', 'ArrowUp', 'ooo', 2, 1],
    ['up from none', 'ArrowUp', 'ooo', -1, 0],
    ['up at the start', 'ArrowUp', 'ooo', 0, 0],
    ['up when only disabled items precede', 'ArrowUp', 'xoo', 1, 1],
    ['a page down', 'PageDown', 'oooooo', 1, 4],
    ['a page down near the end', 'PageDown', 'oooooo', 4, 5],
    ['a page down to a disabled end', 'PageDown', 'ooooox', 3, 4],
    ['a page up', 'PageUp', 'oooooo', 4, 1],
    ['a page up to a disabled start', 'PageUp', 'xooooo', 2, 1],
    ['home', 'Home', 'xooo', 3, 1],
    ['end', 'End', 'ooox', 0, 2],
    ['nowhere when all are disabled', 'ArrowDown', 'xx', -1, -1],
    ['nowhere in an empty list', 'ArrowDown', '', -1, -1],
    ['not by a letter', 'a', 'ooo', 0, null],
    ['not sideways', 'ArrowRight', 'ooo', 0, null],
  ])('%s', (_, key, letters, index, expected) => {
    expect(moveIndex(key, index, items(letters))).toBe(expected);
  });

  it.each<[string, string, Partial<ListMotion>, number, number | null]>([
    ['sideways', 'ArrowRight', { isHorizontal: true }, 0, 1],
    ['back sideways', 'ArrowLeft', { isHorizontal: true }, 1, 0],
    ['only sideways', 'ArrowDown', { isHorizontal: true }, 0, null],
    ['around the end', 'ArrowDown', { wraps: true }, 2, 0],
    ['around the start', 'ArrowUp', { wraps: true }, 0, 2],
    ['into a list that wraps', 'ArrowDown', { wraps: true }, -1, 0],
    ['nowhere in an empty one that wraps', 'ArrowDown', { wraps: true, count: 0 }, -1, -1],
    ['a page without going around', 'PageDown', { wraps: true, page: 8 }, 1, 2],
    ['no page where there are none', 'PageDown', {}, 0, null],
  ])('goes %s', (_, key, motion, index, expected) => {
    expect(moveIndex(key, index, { count: 3, ...motion })).toBe(expected);
  });
});

it('nextEnabled finds the first that is not disabled', () => {
  expect(nextEnabled(0, 1, items('xxo'))).toBe(2);
});

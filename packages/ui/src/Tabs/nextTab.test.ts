import { describe, expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 1, null],
    ['a', 1, null],
  ])('%s from %i of three moves to %s', (key, index, expected) => {
    expect(nextTab(key, index, 3)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { scrollTarget } from './scrollIntoView.ts';

describe('keepInSight', () => {
  it.each([
    ['in sight', { start: 100, size: 60 }, { start: 0, size: 400 }, 0],
    ['the first', { start: 0, size: 60 }, { start: 200, size: 400 }, 0],
    ['before', { start: 150, size: 60 }, { start: 200, size: 400 }, 118],
    ['behind', { start: 500, size: 60 }, { start: 0, size: 400 }, 192],
    ['half behind', { start: 370, size: 60 }, { start: 0, size: 400 }, 62],
  ])('%s', (_, tab, view, expected) => expect(scrollTarget(tab, view)).toBe(expected));
});

import { describe, expect, it } from 'vitest';
import { moveMark, placeTip } from './move.ts';

describe('moveMark', () => {
  it.each([
    { key: 'ArrowRight', current: 0, next: 1 },
    { key: 'ArrowDown', current: 1, next: 2 },
    { key: 'ArrowRight', current: 4, next: 4 },
    { key: 'ArrowLeft', current: 2, next: 1 },
    { key: 'ArrowUp', current: 0, next: 0 },
    { key: 'Home', current: 3, next: 0 },
    { key: 'End', current: 1, next: 4 },
    { key: 'Enter', current: 1, next: null },
    { key: 'a', current: 1, next: null },
  ])('$key from $current of five goes to $next', ({ key, current, next }) => {
    expect(moveMark(key, current, 5)).toBe(next);
  });
});

describe('placeTip', () => {
  const tip = { width: 100, height: 40 };
  const screen = { width: 320, height: 600 };

  it.each([
    { what: 'above, centred', x: 160, y: 300, left: 110, top: 250 },
    { what: 'below when there is no room above', x: 160, y: 20, left: 110, top: 30 },
    { what: 'within the left edge', x: 5, y: 300, left: 8, top: 250 },
    { what: 'within the right edge', x: 315, y: 300, left: 212, top: 250 },
    { what: 'within the bottom edge', x: 160, y: 700, left: 110, top: 552 },
  ])('$what', ({ x, y, left, top }) => {
    expect(placeTip({ x, y }, tip, screen)).toEqual({ left, top });
  });
});

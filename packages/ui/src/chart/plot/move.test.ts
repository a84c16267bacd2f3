import { describe, expect, it } from 'vitest';
import { moveMark } from './move.ts';

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
    const marks = Array.from({ length: 5 }, () => ({}));
    expect(moveMark(key, current, marks)).toBe(next);
  });

  // The second column has no 'b'.
  const columns = [{}, { series: 'a' }, { series: 'b' }, {}, { series: 'a' }, {}, { series: 'b' }];

  it.each([
    { what: 'to the next whole', key: 'ArrowRight', current: 0, next: 3 },
    { what: 'to the same series', key: 'ArrowRight', current: 1, next: 4 },
    { what: 'to the whole where there is none of it', key: 'ArrowRight', current: 2, next: 3 },
    { what: 'no further than the last', key: 'ArrowRight', current: 6, next: 6 },
    { what: 'to the previous whole', key: 'ArrowLeft', current: 3, next: 0 },
    { what: 'back to the same series', key: 'ArrowLeft', current: 4, next: 1 },
    { what: 'no further than the first', key: 'ArrowLeft', current: 1, next: 1 },
    { what: 'into the column', key: 'ArrowDown', current: 0, next: 1 },
    { what: 'not out of the column below', key: 'ArrowDown', current: 2, next: 2 },
    { what: 'back to the whole', key: 'ArrowUp', current: 1, next: 0 },
    { what: 'not out of the column above', key: 'ArrowUp', current: 3, next: 3 },
    { what: 'to the first column', key: 'Home', current: 4, next: 0 },
    { what: 'to the last column', key: 'End', current: 1, next: 5 },
  ])('in columns of series: $key goes $what', ({ key, current, next }) => {
    expect(moveMark(key, current, columns)).toBe(next);
  });
});

import { expect, it } from 'vitest';
import { lockedUntil } from './attempts.ts';

const minute = 60_000;
const at = (...minutes: number[]): number[] => minutes.map((time) => time * minute);

/** Times of the last attempts, newest first; the moment; until when it is locked. All in minutes. */
it.each([
  ['no attempts', [], 20, null],
  ['four', [4, 3, 2, 1], 4, null],
  ['five at once', [1, 1, 1, 1, 1], 1, 16],
  ['five within a quarter of an hour', [15, 9, 6, 3, 0], 15, 30],
  ['five in a little more', [16, 9, 6, 3, 0], 16, null],
  ['just before the end of the lock', [10, 9, 8, 7, 6], 24.9, 25],
  ['at the end of the lock', [10, 9, 8, 7, 6], 25, null],
  ['one more after a lock', [26, 10, 9, 8, 7], 26, null],
])('%s', (_, times, now, until) => {
  expect(lockedUntil(at(...times), now * minute)).toBe(until === null ? null : until * minute);
});

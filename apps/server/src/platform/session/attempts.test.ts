import { expect, it } from 'vitest';
import { lockedUntil, type Attempt } from './attempts.ts';

const minute = 60_000;
const at = (address: string, ...minutes: number[]): Attempt[] =>
  minutes.map((time) => ({ address, time: time * minute }));

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
  const attempts = at('10.0.0.1', ...times);
  expect(lockedUntil(attempts, '10.0.0.1', now * minute)).toBe(
    until === null ? null : until * minute,
  );
});

it('locks an account for the address of the wrong passwords only', () => {
  const attempts = at('10.0.0.1', 1, 1, 1, 1, 1);
  expect(lockedUntil(attempts, '10.0.0.2', minute)).toBeNull();
});

it('locks an account for all after twenty from anywhere', () => {
  const attempts = [1, 2, 3, 4, 5].flatMap((part) => at(`10.0.0.${part}`, 1, 1, 1, 1));
  expect(lockedUntil(attempts.slice(1), '10.0.0.9', minute)).toBeNull();
  expect(lockedUntil(attempts, '10.0.0.9', minute)).toBe(16 * minute);
});

import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.ts';

describe('the wait before the next attempt', () => {
  it.each([
    [0, 0, 1_000],
    [0, 1, 2_000],
    [1, 1, 4_000],
    [2, 0.5, 4_500],
    [3, 1, 16_000],
    [4, 1, 30_000],
    [4, 0, 1_000],
    [1_000_000, 1, 30_000],
  ])('attempt %i with %d is %i ms', (attempt, random, wait) =>
    expect(backoff(attempt, random)).toBe(wait),
  );
});

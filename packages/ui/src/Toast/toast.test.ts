import { describe, expect, it } from 'vitest';
import { lifetime } from './toast.ts';

describe('lifetime', () => {
  it.each([
    [3000, 3000],
    [500, 500],
    [0, 500],
    [-1, 500],
    [5000, 5000],
    [60_000, 5000],
    [Infinity, Infinity],
  ])('%d → %d', (wanted, expected) => expect(lifetime(wanted)).toBe(expected));
});

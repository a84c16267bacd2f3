import { describe, expect, it } from 'vitest';
import { moveDate, moveMonth } from './moveDate.ts';

describe('moveDate', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
    ['ArrowRight', false, '2026-11-30', '2026-12-01'],
    ['ArrowUp', false, '2026-11-20', '2026-11-13'],
    ['ArrowDown', false, '2026-11-27', '2026-12-04'],
    ['Home', false, '2026-11-20', '2026-11-16'],
    ['Home', false, '2026-11-16', '2026-11-16'],
    ['End', false, '2026-11-20', '2026-11-22'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-11-20', '2026-12-20'],
    ['PageUp', true, '2024-02-29', '2023-02-28'],
    ['PageDown', true, '2026-11-20', '2027-11-20'],
    ['Enter', false, '2026-11-20', null],
    ['a', true, '2026-11-20', null],
  ])('%s (Shift: %s) from %s moves to %s', (key, isShifted, date, expected) => {
    expect(moveDate(key, isShifted, date)).toBe(expected);
  });
});

describe('moveMonth', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 1, null],
    ['ArrowDown', 11, null],
    ['Enter', 3, null],
  ])('%s from %i moves to %s', (key, month, expected) => {
    expect(moveMonth(key, month)).toBe(expected);
  });
});

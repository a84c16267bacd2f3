import { addDays, addMonths, weekdayOf } from './dates.ts';

/**
 * Where a key leads within a calendar: arrows by days and weeks, Home and End to the ends of the week,
 * PageUp and PageDown by months, with Shift by years. Null when the key does not move.
 */
export function moveDate(key: string, isShifted: boolean, date: string): string | null {
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'Home') return addDays(date, -weekdayOf(date));
  if (key === 'End') return addDays(date, 6 - weekdayOf(date));
  if (key === 'PageUp') return addMonths(date, isShifted ? -12 : -1);
  return key === 'PageDown' ? addMonths(date, isShifted ? 12 : 1) : null;
}

const monthMoves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
};

/** Where a key leads within twelve months in rows of three (0 to 11). Null when it leads nowhere. */
export function moveMonth(key: string, month: number): number | null {
  const target = month + (monthMoves[key] ?? 0);
  return target === month || target < 0 || target > 11 ? null : target;
}

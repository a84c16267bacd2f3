import { addDays, addMonths, weekdayOf } from './dates.ts';

/**
 * The date after a key in a calendar: arrows by days and weeks, Home and End to the ends of the week, PageUp
 * and PageDown by months, with Shift by years. Null for other keys.
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

/** The month (0 to 11) after a key in a grid of three columns. Null for other keys. */
export function moveMonth(key: string, month: number): number | null {
  const target = month + (monthMoves[key] ?? 0);
  return target === month || target < 0 || target > 11 ? null : target;
}

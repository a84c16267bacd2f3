import { dayOf, daysBetween } from '../text/index.ts';

/**
 * Nights of a stay, by calendar days and at least one: a guest who comes at 2 in the morning and
 * leaves at noon stays a night (spec: rooms and stays). Both are moments or days.
 */
export function nights(checkIn: string, checkOut: string): number {
  return Math.max(1, daysBetween(dayOf(checkIn), dayOf(checkOut)));
}

import { OrderStatus } from '../contract/order.ts';
import { addDays, dayOf } from './days.ts';

/** The statuses in which an order holds a room of its type (spec: orders, availability). */
export const holdingStatuses = [
  OrderStatus.unpaid,
  OrderStatus.paid,
  OrderStatus.checkedIn,
] as const;

/** So many nights from one on, `yyyy-MM-dd` each. */
export const nightsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(first, place));

/**
 * Whether a planned stay takes a night: those from its arrival to the day before it leaves, and at least
 * the first (spec: rooms and stays). Both are days or moments; `night` is the day on which it begins.
 */
export function takesNight(arrival: string, leave: string, night: string): boolean {
  const first = dayOf(arrival);
  return night === first || (night > first && night < dayOf(leave));
}

/**
 * Whether a person in isolation still needs their room for a night: up to the day before the planned
 * release, and tonight also when that day has passed (spec: isolation; a release is always done by staff).
 */
export function isolatesNight(release: string, night: string, tonight: string): boolean {
  const last = dayOf(release);
  return night < last || (night === tonight && last < tonight);
}

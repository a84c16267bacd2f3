import { OrderStatus } from '../contract/order.ts';
import { addDays, dayOf } from './days.ts';
import { nights, type StayPeriod } from './stayDates.ts';

/**
 * The statuses in which an order holds a room of its type (spec: orders, availability). A requested refund
 * may be refused: the order is then paid again, and its guests come.
 */
export const holdingStatuses = [
  OrderStatus.unpaid,
  OrderStatus.paid,
  OrderStatus.checkedIn,
  OrderStatus.refundRequested,
] as const;

/** So many nights from one on, `yyyy-MM-dd` each. */
export const nightsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(first, place));

/** The nights of a planned stay, `yyyy-MM-dd` each: those that `takesNight` is true of. */
export const nightsOf = ({ estimatedCheckIn, estimatedCheckOut }: StayPeriod): string[] =>
  nightsFrom(dayOf(estimatedCheckIn), nights(estimatedCheckIn, estimatedCheckOut));

/**
 * The message when all normal rooms of a type are held on one of some nights: 该房型 11-25 已满, the first
 * such night. Null when each night has a room left (spec: orders, availability).
 * @param days the nights, `yyyy-MM-dd` each
 * @param held rooms held on each of them, in the same order
 * @param rooms number of normal rooms of the type
 */
export function fullNight(
  days: readonly string[],
  held: readonly number[],
  rooms: number,
): string | null {
  const full = days.find((_, place) => (held[place] ?? 0) >= rooms);
  return full === undefined ? null : `该房型 ${full.slice(5)} 已满`;
}

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

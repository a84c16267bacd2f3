import { OrderStatus } from '../contract/order.ts';
import { addDays, dayOf } from './days.ts';
import { hotelDayOf, hotelToday, type HotelTime } from './hotelDay.ts';
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
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** The nights of a planned stay, `yyyy-MM-dd` each: those that `stayIncludesNight` is true of. */
export const nightsOf = (period: StayPeriod, dayStarts: string): string[] =>
  nightsFrom(hotelDayOf(period.estimatedCheckIn, dayStarts), nights(period, dayStarts));

/** The nights that a stay still takes from tonight on: at least tonight, also of one that should have ended; by hours none. */
export function nightsAhead(period: StayPeriod, time: HotelTime): string[] {
  const tonight = hotelToday(time);
  const ahead = nightsOf(period, time.dayStarts).filter((night) => night >= tonight);
  if (period.isDayUse) return [];
  return ahead.length > 0 ? ahead : [tonight];
}

/**
 * The message when a night has fewer available rooms than are wanted: 该房型 11-25 仅剩 2 间. Null when all have enough.
 * @param available available rooms on each of the nights, in the same order
 * @param typeName how the room type is named, where there are several
 */
export function shortMessage(
  days: readonly string[],
  available: readonly number[],
  wanted: number,
  typeName = '该房型',
): string | null {
  const index = days.findIndex((_, place) => (available[place] ?? 0) < wanted);
  const night = days[index];
  if (night === undefined) return null;
  const rest = available[index] ?? 0;
  return `${typeName} ${night.slice(5)} ${rest > 0 ? `仅剩 ${rest} 间` : '已满'}`;
}

/** The message when nights are full, with the first of them: 该房型 11-25 已满. Null when none is. */
export const fullMessage = ([first]: readonly string[]): string | null =>
  first === undefined ? null : `该房型 ${first.slice(5)} 已满`;

/** Nights that a message names; of more it has the number. */
const namedNights = 5;

/** The question before rooms are taken from sale in nights that are sold: 该房型 11-25、11-26 已售完，将超售. */
export function oversoldMessage(full: readonly string[]): string {
  const named = full.slice(0, namedNights).map((night) => night.slice(5));
  const rest = full.length > namedNights ? ` 等 ${full.length} 晚` : '';
  return `该房型 ${named.join('、')}${rest} 已售完，将超售`;
}

/**
 * Whether a planned stay takes a night: those from the hotel's day of arrival to the day before it leaves,
 * and at least the first (spec: orders, the hotel's day). `night` is the day on which it begins.
 */
export function stayIncludesNight(
  { estimatedCheckIn, estimatedCheckOut }: StayPeriod,
  night: string,
  dayStarts: string,
): boolean {
  const first = hotelDayOf(estimatedCheckIn, dayStarts);
  return night === first || (night > first && night < dayOf(estimatedCheckOut));
}

/** A stay that holds a room of its type. */
export interface Hold extends StayPeriod {
  /** Its guests are in the room. */
  isInHouse: boolean;
}

/**
 * Whether a stay holds a room in a night: as planned; guests in the room also from tonight on when they came
 * earlier, and tonight while they are overdue (spec: orders; they hold it until they are checked out).
 */
export function stayOccupiesNight(hold: Hold, night: string, time: HotelTime): boolean {
  if (stayIncludesNight(hold, night, time.dayStarts)) return true;
  const tonight = hotelToday(time);
  if (!hold.isInHouse || night < tonight) return false;
  const isOverdue = hold.estimatedCheckOut < time.now;
  return night < dayOf(hold.estimatedCheckOut) || (isOverdue && night === tonight);
}

/**
 * Whether a person in isolation still needs their room for a night: up to the day before the planned
 * release, and tonight also when that day has passed (spec: isolation; a release is always done by staff).
 */
export function isolationOccupiesNight(release: string, night: string, time: HotelTime): boolean {
  const last = dayOf(release);
  return night < last || (night === hotelToday(time) && last < dayOf(time.now));
}

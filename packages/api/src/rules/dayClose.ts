import { addDays, daysBetween } from './days.ts';
import { type HotelTime, hotelToday } from './hotelDay.ts';

/** What is known of the days of a hotel that were closed: the last one, null before the first. */
export type LastClosed = string | null;

/** The first day that is to be closed: after the last one that was; of a hotel that never closed one, yesterday. */
export const firstOpenDay = (last: LastClosed, time: HotelTime): string =>
  addDays(last ?? addDays(hotelToday(time), -2), 1);

/** How many days are over and not closed. */
export const openDays = (last: LastClosed, time: HotelTime): number =>
  Math.max(0, daysBetween(firstOpenDay(last, time), hotelToday(time)));

/**
 * Why a day cannot be closed now; null when it can. Days are closed in order once they are over; the first one of a hotel
 * may be any.
 */
export function closeRefusal(day: string, last: LastClosed, time: HotelTime): string | null {
  if (last !== null && day <= last) return '该日已夜审，或在已夜审的日子之前';
  if (day >= hotelToday(time)) {
    const end = `${addDays(day, 1).slice(5)} ${time.dayStarts.slice(0, 5)}`;
    return `该日 ${end} 结束，之后才能夜审`;
  }
  const next = last === null ? day : addDays(last, 1);
  return day === next ? null : `按顺序夜审：请先夜审 ${next}`;
}

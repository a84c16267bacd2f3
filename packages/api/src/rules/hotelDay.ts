import { addDays, dayOf, daysBetween } from './days.ts';
import { addSeconds } from './localTime.ts';

/**
 * The time of day, `HH:mm:ss`, at which the hotel's day begins: until then it is still the evening before
 * (spec: orders, the hotel's day).
 */
export const usualDayStart = '06:00:00';

/** The wall clock, `yyyy-MM-dd HH:mm:ss`, and when the hotel's day begins. */
export interface HotelTime {
  now: string;
  /** `HH:mm:ss` */
  dayStarts: string;
}

/** The hotel's day of a moment, `yyyy-MM-dd`: 12-06 02:00 belongs to 12-05. */
export function hotelDayOf(moment: string, dayStarts: string): string {
  const day = dayOf(moment);
  return moment.slice(11) < dayStarts ? addDays(day, -1) : day;
}

/** The hotel's day of now, `yyyy-MM-dd`: the day of tonight. */
export const hotelToday = ({ now, dayStarts }: HotelTime): string => hotelDayOf(now, dayStarts);

/** Days of the hotel that a planned departure has passed; 0 before it and on its day, which lasts beyond midnight. */
export const daysLate = (leave: string, hotelDay: string): number =>
  Math.max(0, daysBetween(dayOf(leave), hotelDay));

/** The first and the last second of a hotel's day, or of several. */
export function hotelDaySpan(
  first: string,
  dayStarts: string,
  last = first,
): { from: string; until: string } {
  return {
    from: `${first} ${dayStarts}`,
    until: addSeconds(`${addDays(last, 1)} ${dayStarts}`, -1),
  };
}

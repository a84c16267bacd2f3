import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { localTime } from '@anzhu/api/rules/localTime';
import { createContext, use } from 'react';
import { config } from './config.ts';

/**
 * Milliseconds since 1970. Stories put another one in its place.
 *
 * @story
 */
export const ClockContext = createContext<() => number>(Date.now);

/** The time in Asia/Shanghai, `yyyy-MM-dd HH:mm:00`: to the minute, so that it seldom changes between renders. */
export function useNow(): string {
  const now = use(ClockContext);
  return `${localTime(now()).slice(0, 16)}:00`;
}

/** Today in Asia/Shanghai, `yyyy-MM-dd`. */
export function useToday(): string {
  const now = use(ClockContext);
  return localTime(now()).slice(0, 10);
}

/** The time to the minute, and when the hotel's day begins. */
export const useHotelTime = (): HotelTime => ({ now: useNow(), dayStarts: config().dayStarts });

/** The hotel's day of now, `yyyy-MM-dd`: until it turns, the day before. */
export const useHotelDay = (): string => hotelToday(useHotelTime());

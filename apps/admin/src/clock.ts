import { hotelToday, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { localTime } from '@anzhu/api/rules/localTime';
import { createStore, useStore } from '@anzhu/ui/store';
import { createContext, use, useCallback } from 'react';
import { config } from './config.ts';

/** Milliseconds by which the server's clock is ahead of this machine's; 0 until it has answered. */
const offset = createStore(0);

/** An answer takes a moment: smaller differences are not the clock's. */
const tolerance = 3000;

/** From here on the clock of this machine is wrong enough to be said. */
const wrongFrom = 5 * 60_000;

/** Takes over what an answer of the server says of this machine's clock. */
export function setServerClock(milliseconds: number): void {
  if (Math.abs(milliseconds - offset.get()) > tolerance) {
    offset.set(Math.abs(milliseconds) > tolerance ? milliseconds : 0);
  }
}

/**
 * Milliseconds since 1970, by the server. Stories put another one in its place.
 *
 * @story
 */
export const ClockContext = createContext<() => number>(() => Date.now() + offset.get());

/** The time in Asia/Shanghai. Renders again when the server's clock turns out to be another one. */
function useTime(): string {
  const now = use(ClockContext);
  useStore(offset, (milliseconds) => milliseconds);
  return localTime(now());
}

/** The time in Asia/Shanghai, `yyyy-MM-dd HH:mm:00`: to the minute, so that it seldom changes between renders. */
export const useNow = (): string => `${useTime().slice(0, 16)}:00`;

/** Reads the time in Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`, where it is needed: stable between renders. */
export function useReadTime(): () => string {
  const now = use(ClockContext);
  return useCallback(() => localTime(now()), [now]);
}

/** Reads milliseconds since 1970 by the server, for what counts seconds. */
export function useReadMoment(): () => number {
  return use(ClockContext);
}

/** Today in Asia/Shanghai, `yyyy-MM-dd`. */
export const useToday = (): string => useTime().slice(0, 10);

/** The time to the minute, and when the hotel's day begins. */
export const useHotelTime = (): HotelTime => ({ now: useNow(), dayStarts: config().dayStarts });

/** The hotel's day of now, `yyyy-MM-dd`: until it turns, the day before. */
export const useHotelDay = (): string => hotelToday(useHotelTime());

/** This machine's time and the server's in Asia/Shanghai, to the minute; null unless they differ by more than 5 minutes. */
export function useWrongClock(): { own: string; server: string } | null {
  const now = use(ClockContext);
  const ahead = useStore(offset, (milliseconds) => milliseconds);
  if (Math.abs(ahead) <= wrongFrom) return null;
  const minute = (milliseconds: number): string => localTime(milliseconds).slice(0, 16);
  return { own: minute(now() - ahead), server: minute(now()) };
}

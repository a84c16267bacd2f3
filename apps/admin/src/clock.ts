import { createContext, use } from 'react';

/** Milliseconds since 1970. Stories and tests put another one in its place. */
export const ClockContext = createContext<() => number>(Date.now);

/** Shanghai is UTC+8 all year; the browser's time zone does not matter. */
const shanghaiOffset = 8 * 60 * 60 * 1000;

/** The time in Asia/Shanghai, `yyyy-MM-dd HH:mm:00`: to the minute, so that it seldom changes between renders. */
export function useNow(): string {
  const now = use(ClockContext);
  const minute = new Date(now() + shanghaiOffset).toISOString().slice(0, 16);
  return `${minute.replace('T', ' ')}:00`;
}

/** Today in Asia/Shanghai, `yyyy-MM-dd`. */
export function useToday(): string {
  const now = use(ClockContext);
  return new Date(now() + shanghaiOffset).toISOString().slice(0, 10);
}

import { localTime } from '@anzhu/api/rules/localTime';
import { createContext, use } from 'react';

/** Milliseconds since 1970. Stories and tests put another one in its place. */
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

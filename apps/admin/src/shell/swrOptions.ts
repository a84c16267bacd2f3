import { isTransient } from '@anzhu/api/client';
import type { SWRConfiguration } from 'swr';

/** How reading calls behave: the newest data wins, and only what may pass is tried again, a few times. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 15_000,
  dedupingInterval: 1000,
  errorRetryCount: 3,
  shouldRetryOnError: isTransient,
};

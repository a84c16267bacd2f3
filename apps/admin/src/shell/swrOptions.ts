import type { SWRConfiguration } from 'swr';
import { mayPass } from '../data/mayPass.ts';

/** How reading calls behave: the newest data wins, and only what may pass is tried again, a few times. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 15_000,
  dedupingInterval: 1000,
  errorRetryCount: 3,
  shouldRetryOnError: mayPass,
};

import { ApiError } from '@anzhu/api/client';
import type { SWRConfiguration } from 'swr';

/** Failures that may pass by themselves; a refusal does not. */
const passing = new Set(['network', 'timeout', 'http']);

/** How reading calls behave: the newest data wins, and only what may pass is tried again, a few times. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 15_000,
  dedupingInterval: 1000,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && passing.has(error.kind),
};

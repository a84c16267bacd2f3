const minDelay = 1_000;
const maxDelay = 30_000;

/**
 * Milliseconds to wait before the next attempt, 1 to 30 s. Each attempt (from 0) doubles the range;
 * `random` (0 to 1) picks within it, so that the clients of a restarted server do not reconnect at once.
 */
export function backoff(attempt: number, random: number): number {
  const widest = Math.min(maxDelay, minDelay * 2 ** Math.min(attempt + 1, 10));
  return minDelay + random * (widest - minDelay);
}

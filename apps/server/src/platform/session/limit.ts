import type { Clock } from '../clock.ts';

/** Lets so many things happen per minute and key; more are refused until some time has passed. */
export interface RateLimit {
  /** Takes one; false when there is none left. */
  take(key: string): boolean;
  /** Gives one back: it turned out not to count. */
  giveBack(key: string): void;
}

/** A bucket that fills again steadily. */
interface Bucket {
  left: number;
  at: number;
}

const minute = 60_000;

/** A rate limit in the memory of this process. Entries expire after a minute without requests. */
export function makeRateLimit(perMinute: number, clock: Clock): RateLimit {
  const buckets = new Map<string, Bucket>();
  let swept = clock.now();

  function sweep(now: number): void {
    // Before the last time: the clock has been set back.
    if (now >= swept && now - swept < minute) return;
    swept = now;
    for (const [key, bucket] of buckets) if (now - bucket.at >= minute) buckets.delete(key);
  }

  function bucketOf(key: string): Bucket {
    const now = clock.now();
    sweep(now);
    const bucket = buckets.get(key) ?? { left: perMinute, at: now };
    const filled = ((now - bucket.at) / minute) * perMinute;
    bucket.left = Math.min(perMinute, bucket.left + Math.max(0, filled));
    bucket.at = now;
    buckets.set(key, bucket);
    return bucket;
  }

  return {
    take(key) {
      const bucket = bucketOf(key);
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
    giveBack(key) {
      bucketOf(key).left += 1;
    },
  };
}

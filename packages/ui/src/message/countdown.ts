/** A timer that can be paused. */
export interface Countdown {
  /** Starts or resumes it. */
  run: () => void;
  /** Pauses it; the remaining time is kept. */
  pause: () => void;
}

/** Calls `onEnd` after it has run for `milliseconds` in total; never for Infinity. */
export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    run: () => {
      if (timer !== undefined || !Number.isFinite(left)) return;
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
  };
}

/** Time that runs out, and can be held. */
export interface Countdown {
  /** Lets the time run; does nothing while it runs. */
  run: () => void;
  /** Stops it; what is left stays. */
  hold: () => void;
}

/** Calls `onEnd` once it has run for `milliseconds` in all; never for Infinity. */
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
    hold: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
  };
}

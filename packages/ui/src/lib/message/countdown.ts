import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

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

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

export interface LifetimeProps {
  /** Milliseconds. */
  duration: number;
  /** The timer is paused. */
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after the duration. The timer is also paused while the window is hidden. */
export function Lifetime({ duration, isPaused, onEnd }: LifetimeProps) {
  const countdown = useRef<Countdown>(undefined);
  const end = useEffectEvent(onEnd);
  const isHidden = useSyncExternalStore(subscribeVisibility, () => document.hidden);
  const isRunning = !isPaused && !isHidden;

  useEffect(() => {
    const current = createCountdown(duration, () => end());
    countdown.current = current;
    return () => current.pause();
  }, [duration]);

  useEffect(() => {
    if (isRunning) countdown.current?.run();
    else countdown.current?.pause();
  }, [isRunning]);

  return null;
}

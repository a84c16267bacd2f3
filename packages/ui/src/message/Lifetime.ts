import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createCountdown, type Countdown } from './countdown.ts';

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

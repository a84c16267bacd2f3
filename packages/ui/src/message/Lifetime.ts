import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createCountdown, type Countdown } from './countdown.ts';

function watchWindow(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

export interface LifetimeProps {
  /** Milliseconds in sight. */
  duration: number;
  /** The time does not run. */
  isHeld: boolean;
  onEnd: () => void;
}

/** Ends a message after its time in sight: held, or in a hidden window, the time does not run. */
export function Lifetime({ duration, isHeld, onEnd }: LifetimeProps) {
  const countdown = useRef<Countdown>(undefined);
  const end = useEffectEvent(onEnd);
  const isHidden = useSyncExternalStore(watchWindow, () => document.hidden);
  const isRunning = !isHeld && !isHidden;

  useEffect(() => {
    const current = createCountdown(duration, () => end());
    countdown.current = current;
    return () => current.hold();
  }, [duration]);

  useEffect(() => {
    if (isRunning) countdown.current?.run();
    else countdown.current?.hold();
  }, [isRunning]);

  return null;
}

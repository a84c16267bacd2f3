import { useCallback, useEffect, useRef } from 'react';

/** Requests that come within this time are one, in milliseconds. */
const gatherMs = 1000;

/** A stable function that calls `run` once for all its calls within a second. `run` must be stable. */
export function useGathered(run: () => Promise<void>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void run();
    }, gatherMs);
  }, [run]);
}

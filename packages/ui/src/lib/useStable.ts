import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the latest callback, for effects and events; not for a render. */
export function useStable<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act);
  // Before all layout effects, those of children as well.
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest callback; not for a render. For effects take `useEffectEvent`. */
export function useStable<Given extends unknown[], Result>(
  act: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

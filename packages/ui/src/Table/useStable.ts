import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function with a stable identity that calls the latest callback: rows that receive it are not rendered
 * again.
 */
export function useStable<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}

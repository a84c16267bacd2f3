import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element without padding, in px, and whenever it changes. Measured before the first paint; 0
 * until then, and while the element is hidden.
 */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let known = element.clientWidth;
    setWidth(known);
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? known);
      if (next === known) return;
      known = next;
      // In the frame of the change: the old drawing is not laid out and painted once more.
      flushSync(() => setWidth(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, width };
}

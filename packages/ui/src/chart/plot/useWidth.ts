import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';

interface Observed {
  width: number;
  setWidth: (width: number) => void;
}

const elements = new Map<Element, Observed>();
let observer: ResizeObserver | undefined;

/** Reports the width of an element in the frame that changes it; one observer, so that all render together. */
function observeWidth(element: Element, observed: Observed): () => void {
  observer ??= new ResizeObserver((entries) => {
    const changed = entries.flatMap(({ target, contentRect }) => {
      const one = elements.get(target);
      const width = Math.round(contentRect.width);
      if (!one || one.width === width) return [];
      one.width = width;
      return [one];
    });
    if (changed.length === 0) return;
    // In the frame of the change: the old drawing is not painted once more.
    flushSync(() => {
      for (const one of changed) one.setWidth(one.width);
    });
  });
  const own = observer;
  elements.set(element, observed);
  own.observe(element);
  return () => {
    own.unobserve(element);
    elements.delete(element);
  };
}

/** A chart's on a server, in px: of half a screen at a desk. */
const serverWidth = 640;

/** The last width of each chart, by its title. */
const lastWidths = new Map<string, number>();

/**
 * The width of an element without padding, in px, and whenever it changes. Measured before the first paint; 0
 * until then, and while the element is hidden; a usual one on a server and while its HTML is hydrated. A chart that was
 * there before is first rendered at its last width: where that is still right, it is drawn and laid out once.
 *
 * @param title of the chart.
 */
export function useWidth(title: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [width, setWidth] = useState(() => lastWidths.get(title) ?? 0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const change = (next: number): void => {
      lastWidths.set(title, next);
      setWidth(next);
    };
    const first = element.clientWidth;
    change(first);
    return observeWidth(element, { width: first, setWidth: change });
  }, [title]);

  return { ref, width: isHydrated ? width : serverWidth };
}

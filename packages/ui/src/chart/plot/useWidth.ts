import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type SetWidth = (width: number) => void;

const listeners = new Map<Element, SetWidth>();
let observer: ResizeObserver | undefined;

/** Reports the width of an element in the frame that changes it. One observer is for all: they are rendered together. */
function observeWidth(element: Element, setWidth: SetWidth): () => void {
  // In the frame of the change: the old drawing is not painted once more.
  observer ??= new ResizeObserver((entries) =>
    flushSync(() => {
      for (const { target, contentRect } of entries) {
        listeners.get(target)?.(Math.round(contentRect.width));
      }
    }),
  );
  const own = observer;
  listeners.set(element, setWidth);
  own.observe(element);
  return () => {
    own.unobserve(element);
    listeners.delete(element);
  };
}

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
    setWidth(element.clientWidth);
    return observeWidth(element, setWidth);
  }, []);

  return { ref, width };
}

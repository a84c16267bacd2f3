import { useState, type PointerEvent } from 'react';
import { useStable } from './useStable.ts';

/** Reorders a list while an item is dragged by its handle. */
export function useReorder(onMove: (id: string, by: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = useStable(onMove);

  /** For `onPointerDown` of an item's handle. Listeners are on the window: the handle moves with its item. */
  const beginDrag = (id: string, event: PointerEvent<HTMLElement>): void => {
    const height = event.currentTarget.closest('li')?.offsetHeight;
    if (!height || event.button !== 0) return;
    const stop = new AbortController();
    const { signal } = stop;
    let from = event.clientY;
    setDragged(id);

    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const places = Math.round((clientY - from) / height);
        if (places === 0) return;
        from += places * height;
        move(id, places);
      },
      { signal },
    );
    const end = (): void => {
      stop.abort();
      setDragged(null);
    };
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };

  return { dragged, beginDrag };
}

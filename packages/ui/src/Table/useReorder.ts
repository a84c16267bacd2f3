import { useRef, useState, type PointerEvent } from 'react';

/** What makes an element a grip: the item it stands in is dragged by it, up and down its list. */
export interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Moves items of a list as a grip is dragged over their neighbours. */
export function useReorder(onMove: (id: string, by: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const middle = useRef(0);

  const end = (): void => setDragged(null);

  const gripOf = (id: string): Grip => ({
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      middle.current = event.clientY;
      setDragged(id);
    },
    onPointerMove: (event) => {
      const item = event.currentTarget.closest('li');
      if (dragged !== id || item === null) return;
      const places = Math.round((event.clientY - middle.current) / item.offsetHeight);
      if (places === 0) return;
      middle.current += places * item.offsetHeight;
      onMove(id, places);
    },
    onPointerUp: end,
    onPointerCancel: end,
  });

  return { dragged, gripOf };
}

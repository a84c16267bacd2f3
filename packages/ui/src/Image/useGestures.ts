import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { moved, pinch, zoomed, type Point, type View } from './view.ts';

/** How much a notch of the wheel zooms. */
const wheelSpeed = 0.002;

type Change = (change: (view: View) => View) => void;

/** Where a pointer is, in px from the middle of the stage. */
function place(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** What mouse, wheel and fingers do to a picture: drag, zoom, pinch. */
export function useGestures(stage: RefObject<HTMLDivElement | null>, change: Change) {
  const pointers = useRef(new Map<number, Point>());
  const [isHeld, setHeld] = useState(false);

  const handleWheel = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault();
    const element = stage.current;
    if (!element) return;
    const factor = Math.exp(-event.deltaY * wheelSpeed);
    const at = place(element, event);
    change((view) => zoomed(view, factor, at));
  });

  // React's wheel listeners are passive: they cannot prevent the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent): void => handleWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [stage]);

  const down = (event: PointerEvent<HTMLDivElement>): void => {
    // A button on the stage keeps its own press.
    if (event.target instanceof Element && event.target.closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, place(event.currentTarget, event));
    setHeld(true);
  };

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const was = pointers.current.get(event.pointerId);
    if (!was) return;
    const now = place(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const size = { width, height };
    if (!other) {
      change((view) => moved(view, { x: now.x - was.x, y: now.y - was.y }, size));
      return;
    }
    const { factor, at, by } = pinch([was, other], [now, other]);
    change((view) => moved(zoomed(view, factor, at), by, size));
  };

  const up = (event: PointerEvent<HTMLDivElement>): void => {
    pointers.current.delete(event.pointerId);
    setHeld(pointers.current.size > 0);
  };

  return {
    isHeld,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

import { useRef, useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useLoading } from './useLoading.ts';
import { Button } from '../Button/index.ts';
import { useCommonTexts } from '../texts/context.ts';
import { ImageOff } from '../Icon/index.ts';
import { picture, stage as stageStyle, state as stateStyle } from './Preview.css.ts';

/** The view of a picture: scale, offset from the centre in px, quarter turns. */
export interface View extends Point {
  scale: number;
  turn: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Fits the stage, centred, not rotated. */
export const initialView: View = { scale: 1, x: 0, y: 0, turn: 0 };

export const minScale = 0.5;
export const maxScale = 8;

export const zoomStep = 1.25;

const middle: Point = { x: 0, y: 0 };
const within = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Scales by a factor; the point `at` (px from the centre of the stage) stays in place. */
export function zoomed(view: View, factor: number, at: Point = middle): View {
  const scale = within(minScale, view.scale * factor, maxScale);
  const ratio = scale / view.scale;
  return {
    ...view,
    scale,
    x: at.x - (at.x - view.x) * ratio,
    y: at.y - (at.y - view.y) * ratio,
  };
}

/** Moved, but never out of view: its centre stays within half its size beyond the stage. */
export function moved(view: View, by: Point, stage: { width: number; height: number }): View {
  const [farX, farY] = [(stage.width * view.scale) / 2, (stage.height * view.scale) / 2];
  return {
    ...view,
    x: within(-farX, view.x + by.x, farX),
    y: within(-farY, view.y + by.y, farY),
  };
}

/** How far a press moves the picture, in parts of the stage. */
const panStep = 0.25;

/** Shows what is further to a side: of `side`, 1 is right and below, -1 left and above. */
export const panned = (view: View, side: Point, stage: { width: number; height: number }): View =>
  moved(view, { x: -side.x * panStep * stage.width, y: -side.y * panStep * stage.height }, stage);

/** A quarter turn clockwise, in the middle again. */
export function turned(view: View): View {
  return { ...view, x: 0, y: 0, turn: view.turn + 1 };
}

/** The middle between two points, and how far apart they are. */
const span = ([one, other]: readonly [Point, Point]) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  apart: Math.hypot(one.x - other.x, one.y - other.y),
});

/** From two fingers to two fingers: how much farther apart, and how far their middle has gone. */
export function pinch(from: readonly [Point, Point], to: readonly [Point, Point]) {
  const [before, after] = [span(from), span(to)];
  return {
    factor: before.apart === 0 ? 1 : after.apart / before.apart,
    at: { x: after.x, y: after.y },
    by: { x: after.x - before.x, y: after.y - before.y },
  };
}

interface StageProps {
  src: string;
  alt: string;
  view: View;
  element: RefObject<HTMLDivElement | null>;
  onChange: (change: (view: View) => View) => void;
}

/** A double press comes this close, and goes back. */
const close = 2.5;

/** The picture's stage: drag to move, wheel and pinch to zoom. */
export function Stage({ src, alt, view, element, onChange }: StageProps) {
  const { isHeld, handlers } = useGestures(element, onChange);
  const { isLoaded, isFailed, image, retry } = useLoading(src);
  const common = useCommonTexts();
  const isOnSide = view.turn % 2 !== 0;
  return (
    <div
      ref={element}
      className={stageStyle({ isHeld })}
      {...handlers}
      onDoubleClick={() => {
        onChange((last) =>
          last.scale > 1 ? { ...initialView, turn: last.turn } : zoomed(last, close),
        );
      }}
    >
      {isFailed ? (
        <div className={stateStyle} role="alert">
          <ImageOff size={20} />
          {common.imageFailed}
          <Button onPress={retry}>{common.retry}</Button>
        </div>
      ) : (
        <>
          {!isLoaded && <output className={stateStyle}>{common.loading}</output>}
          <img
            key={src}
            {...image}
            alt={alt}
            draggable={false}
            className={picture({ isOnSide, isHeld, isThere: isLoaded })}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn * 90}deg) scale(${view.scale})`,
            }}
          />
        </>
      )}
    </div>
  );
}

/** How much a notch of the wheel zooms. */
const wheelSpeed = 0.002;

/** Where a pointer is, in px from the middle of the stage. */
function place(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function useGestures(stage: RefObject<HTMLDivElement | null>, change: StageProps['onChange']) {
  const pointers = useRef(new Map<number, Point>());
  const [isHeld, setHeld] = useState(false);

  // React's wheel listeners are passive: they cannot prevent the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const zoom = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * wheelSpeed);
      const at = place(element, event);
      change((view) => zoomed(view, factor, at));
    };
    element.addEventListener('wheel', zoom, { passive: false });
    return () => element.removeEventListener('wheel', zoom);
  }, [stage, change]);

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
    const size = event.currentTarget.getBoundingClientRect();
    // One finger is two in the same place.
    const { factor, at, by } = pinch([was, other ?? was], [now, other ?? now]);
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

/** The view of a picture: scale, offset from the centre in px, quarter turns. */
export interface View {
  scale: number;
  x: number;
  y: number;
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

/** One press of + or −. */
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

/** A quarter turn clockwise, in the middle again. */
export function turned(view: View): View {
  return { ...view, x: 0, y: 0, turn: view.turn + 1 };
}

/** From two fingers to two fingers: how much farther apart, and how far their middle has gone. */
export function pinch(from: readonly [Point, Point], to: readonly [Point, Point]) {
  const apart = ([one, other]: readonly [Point, Point]): number =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const mid = ([one, other]: readonly [Point, Point]): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const [before, after] = [mid(from), mid(to)];
  return {
    factor: apart(from) === 0 ? 1 : apart(to) / apart(from),
    at: after,
    by: { x: after.x - before.x, y: after.y - before.y },
  };
}

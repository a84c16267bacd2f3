/** A box on the screen, in px from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

export interface Placing {
  /** What the floating element belongs to; a point has no size. */
  anchor: Box;
  /** The floating element, as large as it would like to be. */
  size: Size;
  /** What it may not leave: the visual viewport, without a phone's on-screen keyboard. */
  view: Box;
  /** Where it goes first. @default 'below' */
  side?: 'below' | 'above';
  /** Which edges are in line, or the middles. */
  align: 'start' | 'center' | 'end';
  /** From the anchor, in px. */
  gap: number;
  /** From the edges of the view, in px. */
  margin: number;
  /** With less height than this below it flips if there is more above. @default its own height */
  needed?: number;
}

/** Position of a floating element, in px from the window's top left corner. */
export interface Place {
  left: number;
  /** Where its upper edge is if it is below its anchor, or else its lower edge. */
  edge: number;
  isBelow: boolean;
  /** Height there is up to the margin. */
  maxHeight: number;
}

/** The nearest start at which a length is within a range; one that is too long starts at the margin. */
const within = (start: number, length: number, from: number, extent: number, margin: number) =>
  // Whole pixels: rounding up would leave the margin.
  Math.max(from + margin, Math.min(start, Math.floor(from + extent - margin - length)));

/** Places popovers, lists and tips: on the other side where only there is space; never beyond the left and right edges. */
export function placeNear(placing: Placing): Place {
  const { anchor, size, view, side, align, gap, margin, needed = size.height } = placing;
  const upper = anchor.top - gap;
  const lower = anchor.top + anchor.height + gap;
  const above = upper - view.top - margin;
  const below = view.top + view.height - margin - lower;
  const isBelow = side === 'above' ? above < needed : below >= needed || below >= above;
  const spare = anchor.width - size.width;
  const start = anchor.left + { start: 0, center: spare / 2, end: spare }[align];
  return {
    left: within(start, size.width, view.left, view.width, margin),
    edge: isBelow ? lower : upper,
    isBelow,
    maxHeight: Math.max(0, isBelow ? below : above),
  };
}

/** A tip is centred above its anchor where there is space, 8 px from the edges of the window. */
const ofTips = { side: 'above', align: 'center', margin: 8 } as const;

/** Position of a tip, `gap` px above its anchor, else below; or beside its end. Never outside of the window. */
export function placeTip(
  anchor: Box,
  size: Size,
  view: Box,
  gap: number,
  side: 'above' | 'beside',
): { left: number; top: number } {
  const { left, edge, isBelow } = placeNear({ anchor, size, view, gap, ...ofTips });
  const [x, y] =
    side === 'beside'
      ? [anchor.left + anchor.width + gap, anchor.top + (anchor.height - size.height) / 2]
      : [left, isBelow ? edge : edge - size.height];
  return {
    left: Math.round(within(x, size.width, view.left, view.width, ofTips.margin)),
    top: Math.round(within(y, size.height, view.top, view.height, ofTips.margin)),
  };
}

export function moveTip(
  tip: HTMLElement,
  anchor: Box,
  gap: number,
  side: 'above' | 'beside',
): void {
  const view = {
    left: 0,
    top: 0,
    width: document.documentElement.clientWidth,
    height: innerHeight,
  };
  const { left, top } = placeTip(anchor, tip.getBoundingClientRect(), view, gap, side);
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

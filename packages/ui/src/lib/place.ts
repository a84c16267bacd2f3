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
  /** Which edges are in line. */
  align: 'start' | 'end';
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

/** Places a popover or a list: below, or above when only there is space; never beyond the left and right edges. */
export function placeBeside(placing: Placing): Place {
  const { anchor, size, view, align, gap, margin, needed = size.height } = placing;
  const upper = anchor.top - gap;
  const lower = anchor.top + anchor.height + gap;
  const above = upper - view.top - margin;
  const below = view.top + view.height - margin - lower;
  const isBelow = below >= needed || below >= above;
  const start = anchor.left + (align === 'end' ? anchor.width - size.width : 0);
  const rightmost = view.left + view.width - margin - size.width;
  return {
    left: Math.max(view.left + margin, Math.min(start, rightmost)),
    edge: isBelow ? lower : upper,
    isBelow,
    maxHeight: Math.max(0, isBelow ? below : above),
  };
}

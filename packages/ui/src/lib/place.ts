/** A box on the screen, in px from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placing {
  /** What the floating element belongs to; a point has no size. */
  anchor: Box;
  /** The floating element, as large as it would like to be. */
  size: { width: number; height: number };
  /** What it may not leave: the visual viewport, without a phone's on-screen keyboard. */
  view: Box;
  /** The preferred side. */
  side: 'bottom' | 'top';
  /** Which edges are in line. */
  align: 'start' | 'center' | 'end';
  /** From the anchor, in px. */
  gap: number;
  /** From the edges of the view, in px. */
  margin: number;
  /** With less height than this on the preferred side it flips if the other side has more. @default its own height */
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

/** Moves a start so that a length stays within a range, less a margin; what is too long starts at the margin. */
const keepWithin = (
  start: number,
  length: number,
  [from, extent]: readonly [from: number, extent: number],
  margin: number,
): number => Math.max(from + margin, Math.min(start, from + extent - margin - length));

const alignShare = { start: 0, center: 0.5, end: 1 };

/** On the preferred side, or on the other when only that one has space; never beyond the left and right edges. */
export function placeBeside(placing: Placing): Place {
  const { anchor, size, view, side, align, gap, margin, needed = size.height } = placing;
  const upper = anchor.top - gap;
  const lower = anchor.top + anchor.height + gap;
  const above = upper - view.top - margin;
  const below = view.top + view.height - margin - lower;
  const [preferred, other] = side === 'bottom' ? [below, above] : [above, below];
  const isPreferred = preferred >= needed || preferred >= other;
  const isBelow = (side === 'bottom') === isPreferred;
  const start = anchor.left + alignShare[align] * (anchor.width - size.width);
  return {
    left: keepWithin(start, size.width, [view.left, view.width], margin),
    edge: isBelow ? lower : upper,
    isBelow,
    maxHeight: Math.max(0, isBelow ? below : above),
  };
}

const tipMargin = 8;

/**
 * Position of a tip: centred above its anchor, or below when there is no space above; or beside its end, as in a
 * column of icons. Never outside of the window.
 */
export function placeTip(
  anchor: Box,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
  gap: number,
  side: 'top' | 'end' = 'top',
): { left: number; top: number } {
  const margin = tipMargin;
  const down: readonly [number, number] = [0, screen.height];
  if (side === 'end') {
    const halfway = anchor.top + (anchor.height - tip.height) / 2;
    return {
      left: Math.round(anchor.left + anchor.width + gap),
      top: Math.round(keepWithin(halfway, tip.height, down, margin)),
    };
  }
  const view = { left: 0, top: 0, ...screen };
  const place = placeBeside({ anchor, size: tip, view, side, align: 'center', gap, margin });
  const top = place.isBelow ? place.edge : place.edge - tip.height;
  return {
    // Whole pixels: rounding a fraction of its width would leave the margin.
    left: Math.round(keepWithin(place.left, Math.ceil(tip.width), [0, screen.width], margin)),
    top: Math.round(keepWithin(top, tip.height, down, margin)),
  };
}

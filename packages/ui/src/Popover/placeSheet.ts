/** A box on the screen, in px from its top left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The preferred side of a popover, and the aligned edges. */
export type Placement = `${'bottom' | 'top'} ${'start' | 'end'}`;

export interface Placing {
  anchor: Box;
  /** As large as the sheet would like to be. */
  sheet: { width: number; height: number };
  /** The visual viewport, without a phone's on-screen keyboard. */
  view: Box;
  /** Height of the layout viewport, including the part the on-screen keyboard covers. */
  windowHeight: number;
  placement: Placement;
}

/** Position of a popover; `top` or `bottom` is measured from that edge of the window, in px. */
export interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

const gap = 4;
const margin = 12;

/** On the preferred side, or on the other when only that one has space; never beyond the visual viewport. */
export function placeSheet({ anchor, sheet, view, windowHeight, placement }: Placing): Place {
  const above = anchor.top - gap - view.top - margin;
  const below = view.top + view.height - margin - (anchor.top + anchor.height + gap);
  const [preferred, other] = placement.startsWith('bottom') ? [below, above] : [above, below];
  const isOther = preferred < sheet.height && other > preferred;
  const isBelow = placement.startsWith('bottom') !== isOther;

  const atEnd = placement.endsWith('end') ? anchor.width - sheet.width : 0;
  const rightmost = view.left + view.width - margin - sheet.width;
  const left = Math.max(view.left + margin, Math.min(anchor.left + atEnd, rightmost));
  const across = { left, maxHeight: Math.max(0, isBelow ? below : above) };
  return isBelow
    ? { ...across, top: anchor.top + anchor.height + gap }
    : { ...across, bottom: windowHeight - anchor.top + gap };
}

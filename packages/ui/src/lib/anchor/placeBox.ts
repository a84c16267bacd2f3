/** A box on the screen, in px from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Preferred side of the anchor, and the edges that are aligned; without them it is centred. */
export type Placement = 'end' | `${'top' | 'bottom'}${'' | ' start' | ' end'}`;

export interface Placing {
  anchor: Box;
  /** As large as the box would like to be. */
  size: { width: number; height: number };
  /** The part of the window that it stays within. */
  view: Box;
  placement: Placement;
  /** px between the anchor and the box. */
  gap: number;
  /** px to the edges of the view. */
  margin: number;
  /** With less space than this it flips to the other side, if that has more. @default size.height */
  minHeight?: number | undefined;
}

/** Position of a box, in px. `top` is that of a box of the whole size. */
export interface Place {
  left: number;
  top: number;
  isAbove: boolean;
  /** The space on that side. */
  maxHeight: number;
}

/**
 * Beside its anchor, within the view. Of `top` and `bottom` it is on the preferred side, or on the other when
 * only that one has space.
 */
export function placeBox(placing: Placing): Place {
  const { anchor, size, view, placement, gap, margin, minHeight = size.height } = placing;
  const [side, align] = placement.split(' ');
  const share = align ? Number(align === 'end') : 0.5;
  const within = (start: number, difference: number, first: number, room: number): number =>
    Math.max(first + margin, Math.min(start + difference * share, first + room - margin));

  const under = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - margin - view.top;
  const below = view.top + view.height - margin - under;
  const [preferred, other] = side === 'top' ? [above, below] : [below, above];
  const isAbove = (side === 'top') !== (preferred < minHeight && other > preferred);
  return side === 'end'
    ? {
        left: anchor.left + anchor.width + gap,
        top: within(anchor.top, anchor.height - size.height, view.top, view.height - size.height),
        isAbove: false,
        maxHeight: view.height - 2 * margin,
      }
    : {
        left: within(anchor.left, anchor.width - size.width, view.left, view.width - size.width),
        top: isAbove ? anchor.top - gap - size.height : under,
        isAbove,
        maxHeight: Math.max(0, isAbove ? above : below),
      };
}

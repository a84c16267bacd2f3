/** A box on the screen, in px from its top left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;
const margin = 8;

/** Where a tip goes: above its anchor, or beside it at the end, as in a column of icons. */
export type TipSide = 'above' | 'end';

/**
 * Position of a tooltip: centred above its target, below when there is no space above, never outside of the
 * window; or beside it. All in px.
 */
export function placeTip(
  anchor: Box,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
  side: TipSide = 'above',
): { left: number; top: number } {
  if (side === 'end') {
    const halfway = anchor.top + (anchor.height - tip.height) / 2;
    return {
      left: Math.round(anchor.left + anchor.width + gap),
      top: Math.round(Math.max(margin, Math.min(halfway, screen.height - margin - tip.height))),
    };
  }
  const above = anchor.top - gap - tip.height;
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  // Whole pixels: rounding up would leave the margin.
  const rightmost = Math.floor(screen.width - margin - tip.width);
  return {
    left: Math.round(Math.max(margin, Math.min(centred, rightmost))),
    top: Math.round(above >= margin ? above : anchor.top + anchor.height + gap),
  };
}

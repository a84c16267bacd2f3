import type { Box, Size } from './place.ts';

const margin = 8;

/** Where a tip goes: above its anchor, or beside it at the end, as in a column of icons. */
export type TipSide = 'top' | 'end';

/**
 * Position of a tip in px: centred above its anchor, or below when there is no space above; or beside its end, as in a
 * column of icons. Never outside of the window. Apart from `placeBeside`, since every page loads it at once.
 *
 * @param gap from the anchor to the tip, in px
 */
export function placeTip(
  { left, top, width, height }: Box,
  tip: Size,
  screen: Size,
  gap: number,
  side: TipSide,
): { left: number; top: number } {
  const within = (start: number, length: number, extent: number): number =>
    // Whole pixels: rounding up would leave the margin.
    Math.round(Math.max(margin, Math.min(start, Math.floor(extent - margin - length))));
  const above = top - gap - tip.height;
  const [x, y] =
    side === 'end'
      ? [left + width + gap, top + (height - tip.height) / 2]
      : [left + (width - tip.width) / 2, above >= margin ? above : top + height + gap];
  return { left: within(x, tip.width, screen.width), top: within(y, tip.height, screen.height) };
}

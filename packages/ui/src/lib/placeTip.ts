import type { Box } from './place.ts';

const margin = 8;

type Size = Pick<Box, 'width' | 'height'>;
type Side = 'top' | 'end';

/**
 * Position of a tip in px: centred above its anchor, below when there is no space above, never beyond the left and
 * right edges of the window; or beside its end, as in a column of icons. Apart from `placeBeside`: every page loads it
 * at once.
 *
 * @param gap from the anchor to the tip, in px
 */
export function placeTip(
  { left, top, width, height }: Box,
  tip: Size,
  screen: Size,
  gap: number,
  side: Side,
): { left: number; top: number } {
  const within = (start: number, length: number, extent: number): number =>
    // Whole pixels: rounding up would leave the margin.
    Math.round(Math.max(margin, Math.min(start, Math.floor(extent - margin - length))));
  if (side === 'end') {
    const halfway = top + (height - tip.height) / 2;
    return {
      left: Math.round(left + width + gap),
      top: within(halfway, tip.height, screen.height),
    };
  }
  const above = top - gap - tip.height;
  return {
    left: within(left + (width - tip.width) / 2, tip.width, screen.width),
    top: Math.round(above >= margin ? above : top + height + gap),
  };
}

import { color, focusRing, media, radius } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '28px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkSubtle,
  cursor: 'grab',
  // A touch on it drags instead of scrolling.
  touchAction: 'none',
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&:active': { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

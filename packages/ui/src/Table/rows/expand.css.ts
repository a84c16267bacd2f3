import { keyframes } from '@vanilla-extract/css';
import { color, density, focusRing, media, radius } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

const fade = keyframes({ '50%': { opacity: 0.25 } });

/** The chevron of a row: it points at what is closed, and down at what is open. */
export const expandButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkMuted,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { width: density.controlSmall, height: density.controlSmall } },
});

export const chevron = style({
  selectors: {
    [`${expandButton}[aria-expanded="true"] > &`]: { rotate: '90deg' },
    [`${expandButton}[aria-busy="true"] > &`]: { animation: `${fade} 800ms infinite` },
  },
});

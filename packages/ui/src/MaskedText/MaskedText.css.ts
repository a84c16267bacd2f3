import { keyframes } from '@vanilla-extract/css';
import { color, focusRing, media, motion, text } from '../theme/index.ts';
import { smallButton } from '../theme/colors.ts';
import { style } from '../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const turning = style({ animation: `${turn} 1.2s linear infinite` });

export const masked = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 4px',
  maxWidth: '100%',
  minWidth: 0,
});

/** One width for stars and digits, so that nothing moves when it is shown. */
export const value = style({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Small enough for a line of text; the area of a press is 24 px, 44 px for a finger. */
export const act = style({
  ...smallButton,
  position: 'relative',
  height: '22px',
  color: color.inkMuted,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': {
      color: color.ink,
      background: `color-mix(in oklab, ${color.ink} 8%, transparent)`,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&::after': { content: '""', position: 'absolute', inset: '-1px 0' },
  },
  '@media': { [media.touch]: { selectors: { '&::after': { inset: '-11px -10px' } } } },
});

export const error = style({ ...text.note, color: color.danger });

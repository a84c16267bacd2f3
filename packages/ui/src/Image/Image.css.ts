import { keyframes } from '@vanilla-extract/css';
import { color, focusRing, motion, radius, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** Has its shape before the picture comes, so that nothing moves when it does. */
export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    overflow: 'hidden',
    background: color.sunken,
    color: color.inkMuted,
    textAlign: 'center',
    containerType: 'inline-size',
  },
  variants: {
    isPressable: {
      true: {
        cursor: 'zoom-in',
        transition: `border-color ${motion.quick}`,
        selectors: {
          '&:hover': { borderColor: color.lineStrong },
          '&:focus-visible': focusRing,
        },
      },
    },
  },
});

export const picture = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `opacity ${motion.gentle}`,
  },
  variants: {
    isThere: { false: { opacity: 0 } },
  },
});

export const waiting = style({
  position: 'absolute',
  inset: 0,
  background: `color-mix(in oklab, ${color.line} 70%, transparent)`,
  animation: `${pulse} 1600ms ease-in-out 300ms infinite`,
});

export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  padding: '4px',
  ...text.note,
});

/** A thumbnail has space for the icon only; the text is still read aloud. */
export const failedWords = style({
  '@container': {
    '(max-width: 95px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

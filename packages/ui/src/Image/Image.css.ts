import { color, media, motion, radius, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** Has its shape before the picture comes, so that nothing moves when it does. */
export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    minWidth: 0,
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
        },
        '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } },
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

export const waiting = style({ position: 'absolute', inset: 0 });

export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  padding: '4px',
  ...text.note,
});

/** A thumbnail has space for the icon only; the text is still read aloud. */
export const failedWords = style({
  '@container': {
    '(max-width: 95px)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

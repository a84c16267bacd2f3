import { keyframes } from '@vanilla-extract/css';
import { scrim } from '../Dialog/Dialog.css.ts';
import { color, groundVar, media, motion, shadow } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

const appear = keyframes({ from: { background: 'transparent' } });
const fromStart = keyframes({ from: { translate: '-32px' } });
const fromEnd = keyframes({ from: { translate: '32px' } });

/** Beside the widest drawer there is still something to press. */
const remainingWidth = '48px';

export const overlay = recipe({
  base: {
    ...scrim,
    display: 'flex',
    selectors: { '&[data-entering]': { animation: `${appear} ${motion.quick}` } },
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    side: { start: { justifyContent: 'flex-start' }, end: { justifyContent: 'flex-end' } },
  },
});

export const drawer = recipe({
  base: {
    display: 'flex',
    width: '100%',
    height: '100%',
    background: color.raised,
    vars: { [groundVar]: color.raised },
    boxShadow: shadow,
    '@media': { [media.print]: { boxShadow: 'none' } },
  },
  variants: {
    side: {
      start: {
        borderInlineEnd: `1px solid ${color.line}`,
        selectors: { '&[data-entering]': { animation: `${fromStart} ${motion.gentle}` } },
      },
      end: {
        borderInlineStart: `1px solid ${color.line}`,
        selectors: { '&[data-entering]': { animation: `${fromEnd} ${motion.gentle}` } },
      },
    },
    size: {
      menu: { maxWidth: `min(264px, calc(100% - ${remainingWidth}))` },
      small: { maxWidth: `min(420px, calc(100% - ${remainingWidth}))` },
      medium: { maxWidth: `min(570px, calc(100% - ${remainingWidth}))` },
      large: { maxWidth: `min(880px, calc(100% - ${remainingWidth}))` },
    },
    isFull: {
      true: { '@media': { [media.phone]: { maxWidth: 'none', border: 0, boxShadow: 'none' } } },
    },
  },
});

import { keyframes } from '@vanilla-extract/css';
import { eachTone, media, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const badge = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    height: '24px',
    paddingInline: space[2],
    borderRadius: radius.round,
    whiteSpace: 'nowrap',
    ...text.note,
  },
  variants: { tone: eachTone(({ ink, soft }) => ({ color: ink, background: soft })) },
});

export const turning = style({ animation: `${turn} 1.2s linear infinite` });

/** On phones the icon is enough to see; the word is still read. */
export const words = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

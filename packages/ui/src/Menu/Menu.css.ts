import { color, density, media, radius, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const menu = style({
  minWidth: '144px',
  maxWidth: '320px',
  padding: space[1],
  outline: 'none',
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minHeight: density.control,
    padding: '5px 10px',
    borderRadius: radius.control,
    outline: 'none',
    cursor: 'pointer',
    ...text.body,
    selectors: { '&[data-focused]': { background: color.sunken } },
    '@media': { [media.touch]: { minHeight: '44px', paddingBlock: '11px' } },
  },
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: color.cinnabar,
        selectors: { '&[data-focused]': { background: color.cinnabarSoft } },
      },
    },
    isRefused: {
      true: {
        color: color.inkSubtle,
        cursor: 'not-allowed',
        selectors: { '&[data-focused]': { background: color.sunken } },
      },
      false: {},
    },
  },
  defaultVariants: { tone: 'neutral', isRefused: false },
});

export const itemIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '16px',
  height: '22px',
});

export const itemWords = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

import {
  color,
  density,
  media,
  motion,
  radius,
  space,
  text,
  weight,
  ellipsis,
} from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** On the paper itself: no card around it. */
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  // While its fields are folded another part of the screen has room beside its button.
  '@media': {
    [media.phone]: {
      width: '100%',
      selectors: { '&:has(> form[data-folded])': { width: 'auto' } },
    },
  },
});

/** On phones fields and chips are behind one button. */
const folded = { '@media': { [media.phone]: { display: 'none' } } } as const;

/** Fields share the line and wrap; one that needs more has its own `min-width`. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[4]} ${density.fieldGap}`,
  selectors: { '&[data-folded]': folded },
});

export const field = style({
  flex: '1 1 136px',
  maxWidth: '360px',
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
});

/** At the end of the last line. */
export const buttons = style({
  display: 'flex',
  marginInlineStart: 'auto',
  gap: space[2],
});

/** On phones the fields would fill the screen: they are collapsed at first. */
export const fold = style({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'flex', marginInlineStart: `calc(-1 * ${density.controlInset})` },
  },
});

/** How many filters are on. */
export const count = style({ color: color.brand, fontWeight: weight.strong });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: { [`${fields}[data-folded] ~ &`]: folded },
});

export const chipItem = style({ minWidth: 0, maxWidth: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  height: '24px',
  paddingInline: `${space[2]} 6px`,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  ...text.note,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.brandSoft}, ${color.brand} 16%)` },
  },
  '@media': { [media.touch]: { height: '44px', paddingInline: space[3] } },
});

export const chipWords = style({
  ...ellipsis,
});

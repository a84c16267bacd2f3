import {
  color,
  density,
  media,
  motion,
  popoverInset,
  radius,
  space,
  text,
  weight,
  ellipsis,
} from '../theme/index.ts';
import { globalStyle } from '@vanilla-extract/css';
import { style } from '../theme/style.ts';
import { leastWidth } from '../lib/useFitting.ts';

/** Its parts are those of the line around it. */
export const bar = style({
  display: 'contents',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${bar} > :not([data-filters])`, { '@media': { [media.print]: { display: 'none' } } });

/** What the list is narrowed to, on paper. */
export const onPaper = style({
  display: 'none',
  ...text.small,
  // No second text on the screen.
  '::before': { content: 'attr(data-filters)' },
  '@media': { [media.print]: { display: 'block' } },
});

/** Whatever is chosen, it stays one line. What is beside it gives way to what is on. */
export const line = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: space[2],
  minWidth: `max(40px, min(60%, var(${leastWidth}, 0px)))`,
  whiteSpace: 'nowrap',
});

export const chosen = style({ flexShrink: 0, maxWidth: '280px' });

export const typed = style({
  flexShrink: 0,
  width: '168px',
  '@media': { [media.laptop]: { width: '136px' } },
});

export const more = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });

/** The fields that do not fit, below each other. */
export const sheet = style({
  display: 'grid',
  gap: density.fieldGap,
  width: '296px',
  whiteSpace: 'normal',
});

/** On phones, below each other. */
export const fields = style({ display: 'grid', gap: space[4] });

/** On phones: as wide as the window. */
export const phoneSheet = style({
  display: 'grid',
  gap: space[4],
  width: `calc(100vw - 24px - 2 * ${popoverInset.content} - 2px)`,
});

export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });

export const fold = style({ marginInlineStart: `calc(-1 * ${density.controlInset})` });

/** How many filters are on. */
export const count = style({ color: color.brand, fontWeight: weight.strong });

/** Chips of filters without a field: they share a part of the line that depends on nothing else. */
export const chips = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[2],
  maxWidth: '320px',
  '@media': { [media.phone]: { flexShrink: 1, flexWrap: 'wrap', maxWidth: 'none' } },
});

export const chipItem = style({ minWidth: 0, maxWidth: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  height: density.control,
  paddingInline: `10px ${space[2]}`,
  borderRadius: radius.round,
  background: color.brandSoft,
  color: color.brand,
  ...text.body,
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

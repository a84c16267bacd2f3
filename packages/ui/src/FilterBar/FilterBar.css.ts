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
import { globalStyle } from '@vanilla-extract/css';
import { style } from '../theme/style.ts';

/** On the paper itself: no card around it. On phones another part of the screen has room beside its button. */
export const bar = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  gap: space[3],
  // 更多筛选, 查询 and 重置 at the least: what is beside it gives way.
  minWidth: '200px',
  '@media': {
    [media.phone]: {
      flex: 'none',
      minWidth: 0,
      selectors: { '&:has(> form:not([hidden]))': { width: '100%' } },
    },
    [media.print]: { display: 'block' },
  },
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

/** Whatever is chosen, it stays one line. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  whiteSpace: 'nowrap',
});

export const chosen = style({ flexShrink: 0, maxWidth: '280px' });

export const typed = style({ width: '136px' });

/** The first that is typed has 查询 beside it. */
export const beside = style({ display: 'flex', flexShrink: 0 });

export const more = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });

/** The fields that do not fit, below each other. */
export const sheet = style({
  display: 'grid',
  gap: density.fieldGap,
  width: '296px',
  whiteSpace: 'normal',
});

/** On phones, below each other. */
export const fields = style({
  display: 'grid',
  gap: space[4],
  selectors: { '&[hidden]': { display: 'none' } },
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

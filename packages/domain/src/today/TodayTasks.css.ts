import {
  color,
  eachTone,
  focusRing,
  media,
  motion,
  named,
  space,
  text,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** Cells with hairlines between them: the panel cuts off the outer ones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'flex',
  minWidth: 0,
  minHeight: '56px',
  boxShadow: `1px 1px 0 0 ${color.line}`,
});

/** Everything of a cell: a link, or a text where there is nowhere to go. */
export const entry = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[2]} ${space[4]}`,
  color: color.ink,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  selectors: {
    'a&:hover': { background: color.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const label = style({ flex: 1, minWidth: 0, ...text.body, overflowWrap: 'anywhere' });

/** In the colour of its task while something is to do. */
export const mark = recipe({
  base: { display: 'flex', flexShrink: 0 },
  variants: { tone: eachTone(({ ink }) => ({ color: ink })) },
});

export const count = recipe({
  base: { ...text.title, ...named, fontVariantNumeric: 'tabular-nums' },
  variants: { isQuiet: { true: { fontWeight: weight.regular }, false: {} } },
});

/** Nothing is to do: label and number step back. */
export const quiet = style({ color: color.inkSubtle });

export const byHotel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  boxShadow: `0 -1px 0 0 ${color.line}`,
  ...text.small,
  color: color.inkMuted,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const hotels = style({ display: 'contents', listStyle: 'none' });

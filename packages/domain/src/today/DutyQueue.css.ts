import {
  color,
  density,
  eachTone,
  ellipsis,
  focusRing,
  media,
  motion,
  named,
  radius,
  space,
  text,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** Lower than the row of a table: a day has many. */
const rowHeight = `calc(${density.row} - 4px)`;

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Shadows are not drawn where colours are forced. */
const between = { boxShadow: `0 -1px 0 0 ${color.line}` };
const forcedBetween = { selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } };

export const kinds = style(list);

/** The name of a kind stands in the margin, as that of a floor on the board. */
export const kind = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  selectors: { '& + &': between },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forced]: forcedBetween,
  },
});

export const margin = style({
  display: 'flex',
  alignItems: 'flex-start',
  minWidth: 0,
  minHeight: rowHeight,
  padding: `7px 0 7px ${space[4]}`,
  ...text.body,
  fontWeight: weight.regular,
  '@media': { [media.phone]: { minHeight: 0, padding: `${space[2]} ${space[3]} 0` } },
});

export const marginLink = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.brand, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});

/** In the colour of its kind. */
export const mark = recipe({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: { tone: eachTone(({ ink }) => ({ color: ink })) },
});

export const label = style({ ...ellipsis, minWidth: 0 });
export const count = style({ ...named, fontSize: text.lead.fontSize });

export const entries = style({ ...list, minWidth: 0 });

const cells = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: rowHeight,
  padding: `2px ${space[4]} 2px ${space[2]}`,
  ...text.small,
  '@media': { [media.phone]: { paddingInline: space[3] } },
} as const;

export const line = style({
  ...cells,
  minHeight: '28px',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: color.inkMuted,
  // Alone it begins where its kind does.
  selectors: { '&:only-child': { minHeight: rowHeight, paddingBlock: '8px' } },
});

/** On a phone who and what is done are in the first line, the facts in the second. */
export const row = style({
  ...cells,
  transition: `background-color ${motion.quick}`,
  selectors: {
    '& + &': between,
    '&:hover': { background: color.hover },
  },
  '@media': {
    [media.forced]: forcedBetween,
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"who since act" "facts facts act"',
      gap: `0 ${space[3]}`,
      padding: `${space[2]} ${space[3]}`,
    },
  },
});

/** Without facts behind it, all the room there is. */
export const who = recipe({
  base: { ...ellipsis, gridArea: 'who', ...text.body, fontWeight: weight.strong },
  variants: {
    isAlone: {
      true: { flex: 1, minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      false: {
        flexShrink: 0,
        maxWidth: '45%',
        '@media': { [media.phone]: { maxWidth: 'none' } },
      },
    },
  },
});

export const recordLink = style({
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { color: color.brand, textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
});

export const room = style({ ...named, fontSize: text.lead.fontSize, marginInlineEnd: space[1] });

export const facts = style({ ...ellipsis, flex: 1, gridArea: 'facts', color: color.inkMuted });

export const since = recipe({
  base: { flexShrink: 0, gridArea: 'since', fontVariantNumeric: 'tabular-nums' },
  variants: {
    isLate: {
      true: { color: color.danger, fontWeight: weight.strong },
      false: { color: color.ink },
    },
  },
});

/** As wide for every entry, so that the times before it stand in one column. */
export const act = style({
  display: 'flex',
  flexShrink: 0,
  gridArea: 'act',
  justifyContent: 'flex-end',
  minWidth: '60px',
});

export const others = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[2]} ${space[4]}`,
  boxShadow: `0 -1px 0 0 ${color.line}`,
  ...text.small,
  color: color.inkMuted,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const otherLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
});
export const otherKinds = style({ display: 'contents', listStyle: 'none' });

import { color, focusRing, media, motion, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** The surface of a card; the whole of it is pressable. */
export const surface = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minWidth: 0,
    padding: `${space[3]} ${space[4]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.surface,
    '@media': { [media.phone]: { paddingInline: space[3] } },
  },
  variants: {
    isPressable: {
      true: {
        transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
        selectors: {
          '&:hover': { borderColor: color.lineStrong },
          '&:active': { background: `color-mix(in oklab, ${color.surface}, ${color.ink} 4%)` },
          '&:has(:is(a, button):focus-visible:not([data-own] *))': focusRing,
        },
      },
    },
    isSelected: {
      true: {
        borderColor: color.brand,
        background: color.brandSoft,
        boxShadow: `inset 0 0 0 1px ${color.brand}`,
        '@media': { [media.forced]: { outline: `2px solid ${color.brand}` } },
      },
    },
  },
});

/** The label of the action; its hit area is the whole card. */
export const cover = style({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.panel },
    '&:focus-visible': { outline: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const title = style({ ...text.body, minWidth: 0, fontWeight: weight.strong });

/** Above the area of the card's own action. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignSelf: 'flex-start',
  marginTop: space[1],
  '@media': {
    // Quiet until the card is pointed at or focused.
    [media.mouse]: {
      opacity: 0,
      selectors: { 'article:is(:hover, :focus-within) > &': { opacity: 1 } },
    },
  },
});

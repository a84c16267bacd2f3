import {
  color,
  focusRing,
  fontFamily,
  media,
  motion,
  named,
  radius,
  space,
  text,
  weight,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** The tile; with a link the whole of it is pressable. */
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
  },
});

/** The words of the link; its hit area is the whole tile. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.panel },
    '&:focus-visible': { outline: 'none' },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  ...text.small,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** Above the area of the tile's own link. */
const own = { position: 'relative', zIndex: 1 } as const;

/** It makes no line higher. */
export const definition = style({
  ...own,
  flexShrink: 0,
  marginBlock: '-4px',
  marginInlineEnd: '-6px',
});

export const note = style({
  ...own,
  alignSelf: 'flex-start',
  minHeight: '20px',
  ...text.small,
});

/** As high with a value as without one. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[1],
  minHeight: '36px',
});

export const value = style({
  ...text.display,
  ...named,
  flexShrink: 0,
  maxWidth: '100%',
  color: color.ink,
  overflowWrap: 'anywhere',
});

export const unit = style({
  ...text.small,
  fontFamily,
  marginInlineStart: space[1],
  fontWeight: weight.regular,
  color: color.inkMuted,
});

/** Beside the value in every tile of a row: it becomes smaller before the value breaks. */
export const spark = style({
  minWidth: 0,
  overflow: 'hidden',
  paddingBottom: space[1],
});

export const deltaLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minHeight: '20px',
  ...text.note,
  color: color.inkMuted,
});

export const delta = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '2px', color: color.ink },
  variants: { tone: { success: { color: color.success }, danger: { color: color.danger } } },
});

/** What is being loaded: its place keeps its height. */
export const waiting = recipe({
  base: { display: 'flex', alignItems: 'center' },
  variants: {
    of: { value: { width: '60%', height: '36px' }, line: { width: '40%', height: '20px' } },
  },
});

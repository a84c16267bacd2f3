import {
  activeOption,
  color,
  density,
  forcedActive,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  ellipsis,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** The sheet in the top layer; its place is set as it opens. It is simply there: no entrance. */
export const sheet = style({
  inset: 'auto',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow,
  overflow: 'hidden',
  ...text.body,
  textAlign: 'start',
  selectors: { '&:popover-open': { display: 'flex' } },
  '@media': { [media.phone]: { borderRadius: 0, borderInlineWidth: 0 } },
});

/** The scroll container. While newer options are being loaded the old ones stay, dimmed. */
export const list = style({
  flex: 1,
  minHeight: 0,
  padding: space[1],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  transition: `opacity ${motion.quick}`,
  selectors: {
    '&[aria-busy="true"]': { opacity: 0.5, transitionDelay: '150ms' },
    '&[data-empty]': { display: 'none' },
  },
});

export const rows = style({ position: 'relative' });

export const row = recipe({
  base: {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingInline: '10px',
    borderRadius: radius.control,
    cursor: 'pointer',
    contain: 'layout size',
    selectors: {
      '&[data-active]': activeOption,
      '&[aria-selected="true"]': { color: color.brand },
      '&[aria-selected="true"][data-active]': { background: color.brandSoft },
      '&[aria-disabled="true"]': { color: color.inkSubtle, cursor: 'not-allowed' },
    },
    '@media': forcedActive,
  },
  variants: {
    lines: {
      one: {
        height: density.control,
        '@media': { [media.phone]: { height: '44px' } },
      },
      two: {
        height: '48px',
        '@media': { [media.touch]: { height: '56px' } },
      },
    },
  },
});

/** The heading of a group, on the line above its rows. */
export const heading = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'flex-end',
  paddingInline: '10px',
  paddingBlockEnd: space[1],
  ...text.note,
  color: color.inkMuted,
});

/** Below the options: what else there is. */
export const below = style({
  ...text.note,
  flexShrink: 0,
  padding: `${space[2]} 10px`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
});

/** A note goes below the label; in rows of one line, beside it. */
export const words = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    lines: {
      one: { display: 'flex', alignItems: 'baseline', gap: space[2] },
      two: { display: 'grid' },
    },
  },
});

export const line = style({
  flexGrow: 1,
  minWidth: 0,
  ...ellipsis,
});

export const note = style([line, { ...text.note, color: color.inkMuted }]);

export const check = style({ flexShrink: 0 });

export const message = style({
  ...text.small,
  padding: `${space[3]} ${space[4]}`,
  color: color.inkSubtle,
});

export const failure = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  color: color.danger,
  overflowWrap: 'anywhere',
});

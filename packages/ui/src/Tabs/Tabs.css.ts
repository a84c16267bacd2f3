import { color, media, motion, radius, space, text, weight } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const tabs = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  borderBottom: `1px solid ${color.line}`,
});

export const tab = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  minHeight: '40px',
  // The ring is beside the words.
  padding: `0 ${space[2]}`,
  borderBottom: '2px solid transparent',
  color: color.inkMuted,
  cursor: 'pointer',
  ...text.body,
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-selected="true"]': {
      color: color.brand,
      fontWeight: weight.strong,
      borderBottomColor: color.brand,
    },
    // Inside: the list scrolls and would cut the ring off.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    // A transparent border is drawn then.
    [media.forced]: { borderBottomColor: color.surface },
  },
});

/** How much waits in a view. */
export const count = style({
  paddingInline: '6px',
  borderRadius: radius.round,
  background: color.sunken,
  color: color.inkMuted,
  fontWeight: weight.regular,
  ...text.note,
});

export const panel = style({ paddingTop: space[4] });

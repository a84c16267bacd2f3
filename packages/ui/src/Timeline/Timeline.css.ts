import { color, eachTone, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const timeline = style({ display: 'grid', gap: space[4], minWidth: 0 });

/** Days out of view are not laid out: a record may have thousands of entries. */
export const day = recipe({
  base: { minWidth: 0 },
  variants: {
    isFar: { true: { contentVisibility: 'auto' } },
  },
});

export const dayName = style({
  ...text.small,
  paddingBottom: space[2],
  fontWeight: weight.strong,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const entries = style({ display: 'grid' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlockEnd: space[3],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '24px 2px',
      insetInlineStart: '10px',
      width: '2px',
      background: color.line,
    },
  },
});

export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    borderRadius: radius.round,
  },
  variants: {
    tone: eachTone(({ ink, soft }) => ({ color: ink, background: soft })),
  },
});

/** Without an icon: a dot in the tone. */
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: radius.round,
  background: 'currentColor',
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
});

export const time = style({
  ...text.small,
  flexShrink: 0,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ ...text.body, minWidth: 0, color: color.ink });

export const by = style({ ...text.small, color: color.inkMuted });

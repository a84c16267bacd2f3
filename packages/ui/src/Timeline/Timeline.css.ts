import { color, eachTone, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const timeline = style({ display: 'grid', gap: space[4], minWidth: 0 });

/** The first twenty are always laid out, later ones only in view: a record may have thousands of entries. */
export const day = style({
  minWidth: 0,
  selectors: { '&:nth-child(n + 21)': { contentVisibility: 'auto' } },
});

export const dayName = style({
  ...text.small,
  paddingBottom: space[2],
  fontWeight: weight.strong,
  color: color.inkMuted,
});

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

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  overflowWrap: 'anywhere',
});

export const by = style({ ...text.small, color: color.inkMuted });

export const time = style([by, { flexShrink: 0 }]);

export const title = style({ ...text.body, minWidth: 0, color: color.ink });

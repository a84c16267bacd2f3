import { color, media, radius, space, text, toneColor, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Above and below it, the months beside each other. */
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const months = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[6],
});

/** As high as six weeks, the most a month can have: nothing moves from month to month. */
export const grid = style({
  height: 'calc(32px + 6 * 60px)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '@media': { [media.touch]: { height: 'calc(48px + 6 * 60px)' } },
});

/** A short first week is at the end of its row. */
export const row = style({
  display: 'flex',
  selectors: { '&:nth-child(2)': { justifyContent: 'flex-end' } },
});

const seventh = { flex: `0 0 calc(100% / 7)`, minWidth: 0 } as const;

export const weekday = style({
  ...seventh,
  ...text.small,
  minHeight: '28px',
  borderRadius: radius.control,
  color: color.inkMuted,
  textAlign: 'center',
  lineHeight: '28px',
  '@media': { [media.touch]: { minHeight: '44px', lineHeight: '44px' } },
});

/** The head of a weekday that a price can be set for. */
export const weekdayButton = style({
  width: '100%',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': {
      background: color.brand,
      color: color.onBrand,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});

export const day = style({
  ...seventh,
  ...text.note,
  position: 'relative',
  height: '60px',
  padding: `0 ${space[1]}`,
  border: `1px solid transparent`,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled:not([aria-selected="true"])': { background: color.hover },
    '&[aria-selected="true"]': { background: color.brandSoft, color: color.ink },
    '&[aria-current]': { borderBlockStartColor: color.brand },
    '&:disabled': { color: color.inkSubtle, cursor: 'default' },
    '&[data-readonly]': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px', zIndex: 1 },
  },
  '@media': {
    // Grounds are gone then.
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { borderColor: color.brand } },
    },
  },
});

export const dayContent = style({
  display: 'grid',
  gridTemplateRows: '18px 18px 18px',
  alignItems: 'center',
});

/** The number of the day, and which price it has. */
export const dayHead = style({ display: 'flex', justifyContent: 'space-between' });

export const dayNumber = style({
  selectors: { '[aria-current] &': { color: color.brand, fontWeight: weight.strong } },
});

/** 特, 末: a price that is not the usual one. */
export const mark = style({
  selectors: {
    '&[data-kind="1"]': { color: toneColor.brand.ink },
    '&[data-kind="2"]': { color: toneColor.info.ink, fontWeight: weight.strong },
  },
});

export const fee = style({
  ...text.small,
  overflow: 'hidden',
  textOverflow: 'clip',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-own]': { color: color.ink, fontWeight: weight.strong } },
  '@media': { [media.phone]: { fontSize: text.note.fontSize } },
});

export const available = style({
  color: color.inkSubtle,
  selectors: { '&[data-full]': { color: color.danger } },
});

export const legend = style({
  ...text.note,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.inkMuted,
});

/** Below the months; as high as the form, so that nothing moves when days are picked. */
export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minHeight: '104px',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});

export const editorRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const feeField = style({ width: '144px' });

/** Keys are for those who have some. */
export const keyHint = style({ '@media': { [media.touch]: { display: 'none' } } });

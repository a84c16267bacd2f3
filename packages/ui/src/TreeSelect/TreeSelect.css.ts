import { color, density, media, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { rowHeights } from '../lib/treePicker/sheet.css.ts';

const px = (amount: number): string => `${amount}px`;

/** Ten rows: the popover keeps this height, so that nothing jumps. */
const rows = 10;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  minWidth: 'min(300px, calc(100vw - 32px))',
  minHeight: 0,
});

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  height: px(rows * rowHeights.mouse + 8),
  minHeight: 0,
  '@media': { [media.touch]: { height: px(7 * rowHeights.touch + 8) } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: px(rowHeights.mouse),
  paddingInlineEnd: '10px',
  borderRadius: radius.control,
  cursor: 'pointer',
  ...text.body,
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-selected="true"]': { color: color.brand },
    '&[aria-selected="true"]:hover': { background: color.brandSoft },
    '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: color.inkSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { height: px(rowHeights.touch) } },
});

/** Expands and collapses; as high as the row. */
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: '24px',
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink }, '&[data-turned]': { rotate: '90deg' } },
  '@media': { [media.touch]: { width: '36px' } },
});

/** A node with nothing below has no handle: its words are in line. */
export const noHandle = style({
  flexShrink: 0,
  width: '24px',
  '@media': { [media.touch]: { width: '36px' } },
});

export const box = style({ pointerEvents: 'none' });

export const words = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const reason = style({
  ...text.note,
  flex: '0 1 auto',
  minWidth: '3em',
  overflow: 'hidden',
  color: color.inkSubtle,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const failure = style({ color: color.danger });

export const sign = style({ flexShrink: 0, color: color.inkMuted });

export const message = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: density.control,
  margin: space[1],
  paddingInline: '10px',
  color: color.inkMuted,
});

/** 已选 n 项, and the back button. */
export const foot = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36px',
  paddingInline: '14px 4px',
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = style({
  ...text.note,
  padding: `${space[1]} 14px`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
});

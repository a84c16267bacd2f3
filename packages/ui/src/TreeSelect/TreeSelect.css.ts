import { color, media, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import * as sheet from '../TreePicker/sheet.css.ts';

export const body = style([
  sheet.body,
  { width: '100%', minWidth: 'min(300px, calc(100vw - 32px))' },
]);

/** Ten rows, or seven by touch: the popover keeps this height, so that nothing jumps. */
export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  height: 10 * sheet.rowHeights.mouse + 8,
  minHeight: 0,
  '@media': { [media.touch]: { height: 7 * sheet.rowHeights.touch + 8 } },
});

export const row = style([
  sheet.row,
  {
    gap: '6px',
    paddingInlineEnd: '10px',
    selectors: {
      '&[aria-selected="true"]': { color: color.brand },
      '&[aria-selected="true"]:hover': { background: color.brandSoft },
      '&[aria-disabled="true"]': { color: color.inkSubtle },
    },
  },
]);

/** A node with nothing below has no handle: its words are in line. */
export const noHandle = style({
  flexShrink: 0,
  width: '24px',
  '@media': { [media.touch]: { width: '36px' } },
});

/** Expands and collapses; as high as the row. */
export const handle = style([
  noHandle,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.ink }, '&[data-turned]': { rotate: '90deg' } },
  },
]);

export const box = style({ pointerEvents: 'none' });

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

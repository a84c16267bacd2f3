import { color, media, popoverInset, radius, space } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

export const list = style({
  minWidth: '264px',
  padding: popoverInset.rows,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '32px',
  paddingInlineEnd: space[1],
  borderRadius: radius.control,
  userSelect: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-dragged]': { background: color.brandSoft },
  },
});

/** The drag handle; a pinned column has none, and its name is aligned all the same. */
export const dragHandle = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '32px',
  color: color.inkSubtle,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:empty': { cursor: 'auto' } },
  '@media': { [media.touch]: { width: '32px', height: '44px' } },
});

export const itemName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: popoverInset.rows,
  borderTop: `1px solid ${color.line}`,
});

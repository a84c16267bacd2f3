import {
  activeOption,
  color,
  density,
  forcedActive,
  media,
  radius,
  space,
  text,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const trigger = style({
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const words = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  variants: {
    isPlaceholder: { true: { color: color.inkSubtle }, false: {} },
    /** The clear button is over their end. */
    isClearable: { true: { marginInlineEnd: '20px' }, false: {} },
  },
});

/** Of the chosen option. */
export const icon = style({ display: 'grid', flexShrink: 0, marginInlineEnd: space[2] });

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '36px',
  display: 'flex',
  alignItems: 'center',
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  height: density.control,
  marginBottom: space[1],
  paddingInline: '10px',
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
});

export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink,
  '@media': { [media.touch]: text.lead },
});

export const list = style({
  minHeight: 0,
  maxHeight: '312px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: '5px 10px',
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'pointer',
  ...text.body,
  scrollMarginBlock: space[1],
  selectors: {
    '&[data-focused]': activeOption,
    '&[data-selected]': { color: color.brand },
    '&[data-selected][data-focused]': { background: color.brandSoft },
    '&[data-disabled]': { color: color.inkSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { paddingBlock: '11px' }, ...forcedActive },
});

/** As high as the first line. */
export const optionIcon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  height: text.body.lineHeight,
});

export const optionWords = style({
  flex: 1,
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const check = style({ flexShrink: 0, marginTop: '3px' });

export const nothing = style({
  ...text.small,
  padding: `${space[3]} 10px`,
  color: color.inkSubtle,
});

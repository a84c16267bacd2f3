import { color, space, ellipsis } from '../theme/index.ts';
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
    ...ellipsis,
  },
  variants: {
    isPlaceholder: { true: { color: color.inkSubtle } },
    /** The clear button is over their end. */
    isClearable: { true: { marginInlineEnd: '20px' } },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, marginInlineEnd: space[2] });

export const clearButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '36px',
  display: 'flex',
  alignItems: 'center',
});

import { color } from '../theme/index.ts';
import { style } from '../theme/style.ts';

const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
} as const;

export const words = style({ display: 'flex', flex: 1, minWidth: 0 });

export const placeholder = style({ ...cut, color: color.inkSubtle });

/** What is above the chosen one: it gives way first. */
export const above = style({ ...cut, flexShrink: 1000, color: color.inkMuted });

export const last = style(cut);

export const count = style({
  flexShrink: 0,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The clear button is beside the arrow, over the box. */
export const room = style({ flexShrink: 0, width: '20px' });

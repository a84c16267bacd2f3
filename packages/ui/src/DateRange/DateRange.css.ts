import { color } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const group = style({ position: 'relative', minWidth: 0 });

/** The chip of a filter bar that opens the sheet. */
export const chip = style({ whiteSpace: 'nowrap', cursor: 'pointer' });

/** Space for two full dates, also in the wide digits of Linux, a word between them and two small buttons. */
export const box = style({ minWidth: '272px' });

export const to = style({ flexShrink: 0, color: color.inkMuted });

/** The buttons keep their space when there is nothing to clear: nothing jumps while typing. */
export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  gap: '5px',
  minWidth: '48px',
});

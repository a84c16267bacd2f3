import { color, ellipsis, media, named, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const title = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'baseline',
  gap: space[2],
  '@media': { [media.phone]: { display: 'none' } },
});

export const name = style({ ...text.title, ...named, ...ellipsis });

/** Its place is kept before it is known: what is beside it stays. */
export const count = style({
  minWidth: '48px',
  color: color.inkMuted,
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // A record beside the list takes its space.
  selectors: { 'main:has([data-docked]) &': { display: 'none' } },
  // The pager says it too.
  '@media': { [media.laptop]: { display: 'none' } },
});

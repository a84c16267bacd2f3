import { color, media, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Buttons are for the screen. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

/** A block that is not cut by the end of a sheet. */
export const block = style({
  minWidth: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const tests = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
});

export const test = style({ display: 'grid', justifyItems: 'start', gap: space[1] });

export const moment = style({
  ...text.note,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

import { color, density, media, motion, radius, space } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { appear } from './Skeleton.css.ts';

/** A row of a list: as high as one, with the hairline below it. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  height: density.row,
  borderBottom: `1px solid ${color.line}`,
  // A row has three lines there.
  '@media': { [media.phone]: { height: '80px' } },
});

/** A panel, a card or a field: its outline. */
export const outline = style({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  animation: `${appear} ${motion.gentle} 100ms backwards`,
});

export const form = style({ maxWidth: '640px' });

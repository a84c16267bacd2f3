import { color, media } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** In the bar of a usual window the icon is enough to see; the name is still read. */
export const words = style({
  color: color.inkMuted,
  '@media': {
    [media.desk]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

/** Where there is no keyboard the keys are not shown. */
export const keys = style({
  display: 'flex',
  marginInlineStart: '4px',
  '@media': { [media.desk]: { display: 'none' }, [media.touch]: { display: 'none' } },
});

import { density, media } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** The keys on a button; a touch screen has none. */
export const hint = style({
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

/** As high as the small button that may appear beside it, so that the table below stays. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: density.controlSmall,
});

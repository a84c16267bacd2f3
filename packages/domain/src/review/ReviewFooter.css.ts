import { media } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** The keys on a button; a touch screen has none. */
export const hint = style({
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

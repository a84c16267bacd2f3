import { media } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const sheet = style({ position: 'relative' });

/** In the corner beside the status, in the height of the first facts. */
export const corner = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  pointerEvents: 'none',
  '@media': { [media.phone]: { scale: '0.8', transformOrigin: 'top right' } },
});

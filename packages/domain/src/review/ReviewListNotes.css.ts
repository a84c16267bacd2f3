import { density } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** As high as the small button that may appear beside it, so that the table below stays. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: density.controlSmall,
});

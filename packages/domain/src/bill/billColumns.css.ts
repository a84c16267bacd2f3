import { color, media, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A second line, on phones only. */
export const phoneFacts = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      ...text.small,
      color: color.inkMuted,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

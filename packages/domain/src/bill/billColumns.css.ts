import { color, media, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** What a line is for is read whole: which line it reverses, and why. */
export const wholeText = style({ paddingBlock: space[1], whiteSpace: 'normal' });

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

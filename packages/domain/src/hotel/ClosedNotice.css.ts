import { color, media, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A line across the screen, below the bar. */
export const strip = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  padding: `${space[2]} ${space[6]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.warningSoft,
  color: color.warning,
  ...text.small,
  '@media': {
    [media.phone]: { paddingInline: space[3] },
    [media.print]: { display: 'none' },
  },
});

export const mark = style({ flexShrink: 0, alignSelf: 'center', display: 'grid' });

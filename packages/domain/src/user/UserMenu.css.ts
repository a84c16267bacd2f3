import { density, media, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const trigger = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });

/** In place of it, as wide as with a short name. */
export const waiting = style([trigger, { paddingInline: density.controlInset }]);

/** In the bar of a usual window the picture is enough to see; the name is still read. */
export const triggerName = style({
  ...text.small,
  maxWidth: '12ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desk]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

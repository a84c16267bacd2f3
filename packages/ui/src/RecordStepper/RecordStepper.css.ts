import { color, media, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const stepper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** As wide as its longest number: the buttons beside it stay below the pointer. */
export const position = style({
  color: color.inkMuted,
  ...text.small,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** A touch screen has no keys. */
export const keyHint = style({
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

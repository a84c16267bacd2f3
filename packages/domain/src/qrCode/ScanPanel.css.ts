import { color, media, radius, space } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** It takes the focus for screen readers; there is nothing to press. */
export const content = style({ outline: 'none' });

/** Two buttons of one width: a thumb finds either. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  '@media': { [media.touch]: { gridAutoRows: '44px' } },
});

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[4]} 0`,
  textAlign: 'center',
});

export const outcomeSign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: space[12],
    height: space[12],
    borderRadius: radius.round,
  },
  variants: {
    tone: {
      success: { background: color.successSoft, color: color.success },
      muted: { background: color.sunken, color: color.inkMuted },
      warning: { background: color.warningSoft, color: color.warning },
    },
  },
});

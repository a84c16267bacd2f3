import { color, focusRing, radius } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const link = style({
  color: color.brand,
  borderRadius: radius.control,
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)`,
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { color: color.brandHover, textDecorationColor: 'currentColor' },
    '&:active': { color: color.ink },
    '&:focus-visible': focusRing,
  },
});

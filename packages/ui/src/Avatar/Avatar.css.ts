import { color, radius, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** Every avatar. */
export const anyAvatar = style({});

export const avatar = recipe({
  base: [
    anyAvatar,
    {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: radius.round,
      background: color.brandSoft,
      color: color.brand,
      fontWeight: weight.strong,
      lineHeight: 1,
      userSelect: 'none',
    },
  ],
  variants: {
    size: {
      small: { width: '24px', height: '24px', fontSize: '12px' },
      medium: { width: '28px', height: '28px', fontSize: '14px' },
      large: { width: '64px', height: '64px', fontSize: '28px' },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: color.sunken,
});

import { color, density, media, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const hotel = style({ minWidth: 0 });

export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  ...text.small,
  fontWeight: weight.strong,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const type = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  width: '100%',
  minHeight: '28px',
  padding: `0 ${space[2]}`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
  background: 'transparent',
  color: color.ink,
  textAlign: 'start',
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:enabled:hover': { background: color.hover },
    '&:disabled': { color: color.inkSubtle, cursor: 'default' },
    '&[aria-pressed="true"]': {
      background: color.brandSoft,
      boxShadow: `inset 2px 0 0 ${color.brand}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: density.control } },
});

import { color, density, media, space, text } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** Coloured and underlined, not bold: bold letters are wider, and slow to shape in Chinese fonts. */
export const mark = style({
  background: 'transparent',
  color: color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});

/** The line of a search field above the rows of a sheet. */
export const searchBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  height: density.control,
  paddingInline: '10px',
  borderBottom: `1px solid ${color.line}`,
  color: color.inkMuted,
});

export const searchInput = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.ink,
  '@media': { [media.touch]: text.lead },
});

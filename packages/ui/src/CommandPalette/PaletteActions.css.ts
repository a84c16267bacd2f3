import { globalStyle } from '@vanilla-extract/css';
import { activeOption, color, media, radius, space, text } from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { recipe, style } from '../theme/style.ts';

/** A command with the actions on its line; on a phone these are below it. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '@media': {
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBottom: space[1] },
  },
});

globalStyle(`${row} > :first-child`, {
  '@layer': {
    [componentLayer]: {
      flex: 1,
      minWidth: 0,
      '@media': { [media.phone]: { flexBasis: '100%' } },
    },
  },
});

export const action = recipe({
  base: {
    flexShrink: 0,
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.raised,
    cursor: 'pointer',
    ...text.small,
    '@media': { [media.touch]: { padding: `${space[3]} ${space[4]}` } },
  },
  variants: {
    isActive: {
      true: {
        ...activeOption,
        borderColor: color.brand,
        '@media': { [media.forced]: { outline: `2px solid ${color.brand}` } },
      },
    },
  },
});

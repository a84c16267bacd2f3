import { color, ellipsis, media, named, space, text } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const trigger = style({
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const words = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    ...ellipsis,
  },
  variants: {
    isPlaceholder: { true: { color: color.inkSubtle } },
    /** The clear button is over their end. */
    isClearable: { true: { marginInlineEnd: '20px' } },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, marginInlineEnd: space[2] });

export const clearButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '36px',
  display: 'flex',
  alignItems: 'center',
});

/** In the title of a screen: words of it, which open a list. */
export const inTitle = style({
  width: 'auto',
  paddingInline: space[1],
  borderColor: 'transparent',
  background: 'transparent',
  ...text.title,
  ...named,
  selectors: {
    '&:hover': { borderColor: 'transparent', background: color.hover },
    // What can be pressed is as high as the bar.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: '-24px 0',
      '@media': { [`not ${media.phone}`]: { content: 'none' } },
    },
  },
  '@media': {
    [media.touch]: text.title,
    [media.laptop]: text.lead,
    [media.phone]: {
      ...text.small,
      position: 'relative',
      height: '22px',
      marginInlineStart: `-${space[1]}`,
    },
  },
});

/** In a title: after its words; on paper there is nothing to press. */
export const besideTitle = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

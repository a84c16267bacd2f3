import { globalStyle } from '@vanilla-extract/css';
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
    // Not `hidden`: as a scroller it would be an element of its own for Firefox, and its words not the button's.
    overflow: 'clip',
  },
  variants: {
    isPlaceholder: { true: { color: color.inkSubtle } },
    /** The clear button is over their end. */
    isClearable: {
      true: { marginInlineEnd: '20px', '@media': { [media.touch]: { marginInlineEnd: '28px' } } },
    },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, marginInlineEnd: space[2] });

export const clearButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '36px',
  display: 'flex',
  alignItems: 'center',
  // A button of 44 px: its sign is as near to the arrow.
  '@media': { [media.touch]: { insetInlineEnd: '26px' } },
});

/** Of a line in a title on phones, the second of two in the bar. */
const titleLine = '22px';

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
      height: titleLine,
      marginInlineStart: `-${space[1]}`,
    },
  },
});

/** In a title: after its words; on paper there is nothing to press. */
export const besideTitle = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  '@media': {
    [media.print]: { display: 'none' },
    [media.phone]: { height: titleLine },
  },
});

// Its target is as high as the bar, its sign is in the line of the words.
globalStyle(`${besideTitle} > button`, {
  '@media': {
    [`${media.phone} and ${media.touch}`]: {
      alignSelf: 'flex-end',
      paddingBlockStart: titleLine,
      marginInlineEnd: 0,
    },
  },
});

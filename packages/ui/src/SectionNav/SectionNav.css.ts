import { color, coveredTop, level, media, radius, space, text, weight } from '../theme/index.ts';
import { style } from '../theme/style.ts';

const stripHeight = '44px';

export const nav = style({
  position: 'sticky',
  top: `calc(${coveredTop} + ${space[4]})`,
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [media.narrow]: {
      top: coveredTop,
      zIndex: level.sticky,
      background: color.canvas,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  '@media': {
    [media.narrow]: { flexDirection: 'row', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: space[3],
  borderInlineStart: '2px solid transparent',
  borderRadius: radius.control,
  color: color.inkMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...text.body,
  selectors: {
    '&:hover': { background: color.hover, color: color.ink },
    '&[aria-current]': {
      borderInlineStartColor: color.brand,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      color: color.brand,
      fontWeight: weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.narrow]: {
      minHeight: stripHeight,
      borderInlineStart: 0,
      borderBottom: '2px solid transparent',
      selectors: { '&[aria-current]': { borderBottomColor: color.brand, borderRadius: 0 } },
    },
  },
});

/** It takes the focus of its link, and shows no ring for it. */
export const section = style({
  minWidth: 0,
  scrollMarginTop: `calc(${coveredTop} + ${space[4]})`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.narrow]: { scrollMarginTop: `calc(${coveredTop} + ${stripHeight} + ${space[3]})` },
  },
});

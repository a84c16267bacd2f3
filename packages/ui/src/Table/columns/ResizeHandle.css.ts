import { color, media, radius } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** Wide enough for touch; half of it overlaps the next header. */
const reach = '24px';

/** The edge between two heads: a hairline until it is pointed at. */
export const resizeEdge = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: `calc(${reach} / -2)`,
  width: reach,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineStart: `calc(${reach} / 2 - 1px)`,
      width: '1px',
      background: color.line,
      pointerEvents: 'none',
    },
    '&:hover::after, &:active::after, &:focus-within::after': {
      insetBlock: 0,
      insetInlineStart: `calc(${reach} / 2 - 2px)`,
      width: '3px',
      borderRadius: radius.control,
      background: color.brand,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** The control itself: its line shows for it. */
export const resizeHandle = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'col-resize',
  touchAction: 'none',
});

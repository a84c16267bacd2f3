import { color, focusRing, media, motion, space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** How many per cent the first pane has; set on the element. */
export const shareName = '--anzhu-share';

export const split = style({
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  '@media': {
    [media.narrow]: { flexDirection: 'column', height: 'auto', gap: space[4] },
    [media.print]: { display: 'block' },
  },
});

const pane = {
  minWidth: 0,
  overflow: 'auto',
  '@media': { [media.narrow]: { flex: 'none', overflow: 'visible' } },
} as const;

export const first = style({ ...pane, flex: `0 0 calc(var(${shareName}) * 1%)` });

export const second = style({ ...pane, flex: 1 });

/** A hairline in the middle of what can be gripped. */
export const line = style({
  position: 'relative',
  flexShrink: 0,
  width: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '50%',
      width: '1px',
      background: color.line,
      transition: `background-color ${motion.quick}`,
    },
    '&:hover::before, &[data-dragging]::before': { background: color.lineStrong },
    '&::after': {
      content: '',
      position: 'absolute',
      top: 'calc(50% - 16px)',
      insetInlineStart: 'calc(50% - 1px)',
      width: '3px',
      height: '32px',
      background: color.lineStrong,
    },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { width: '44px' },
    [media.narrow]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

import { color, level, media, motion, space, text, weight } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

export const frame = style({ minWidth: 0 });

/** In full screen it covers the window; messages are above it. */
export const full = style([
  frame,
  {
    position: 'fixed',
    zIndex: level.fullScreen,
    inset: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: color.surface,
    '@media': { [media.print]: { position: 'static' } },
  },
]);

/** Below the chart on paper; not seen on the screen while it is printed. */
export const onPaper = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block', marginTop: space[4] } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});

export const notice = style({
  ...text.note,
  marginBottom: space[2],
  color: color.danger,
  overflowWrap: 'anywhere',
});

/** A fast load does not dim the chart. */
export const content = style({
  position: 'relative',
  breakInside: 'avoid',
  transition: `opacity ${motion.quick}`,
  selectors: { '&[inert]': { opacity: 0.5, transitionDelay: '150ms' } },
});

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  color: color.inkMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...text.small,
});

export const messageTitle = style({ color: color.ink, fontWeight: weight.strong });
export const messageAction = style({ marginTop: space[2] });

/** As high as the chart, scrolling in itself; on paper as long as it is. */
export const tableRegion = style({
  overflow: 'auto',
  '@media': { [media.print]: { height: 'auto !important', overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
});

const cell = { padding: `5px ${space[2]}`, borderBottom: `1px solid ${color.line}` };

export const headCell = style({
  ...cell,
  position: 'sticky',
  top: 0,
  background: color.sunken,
  color: color.inkMuted,
  fontWeight: weight.regular,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
});

export const nameCell = style({
  ...cell,
  fontWeight: weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const numberCell = style({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' });

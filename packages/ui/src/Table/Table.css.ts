import { color, density, focusRing, media, motion, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** Bars, filters and pager of a list screen: what a table leaves free of the window's height. */
const around = '184px';
const leastHeight = '280px';

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  overflow: 'hidden',
});

export const region = style({
  isolation: 'isolate',
  containerType: 'inline-size',
  maxHeight: `max(${leastHeight}, calc(100dvh - ${around}))`,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: { maxHeight: 'none' },
    [media.print]: { maxHeight: 'none', overflow: 'visible' },
  },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  ...text.small,
  '@media': { [media.phone]: { display: 'block', minWidth: '0 !important' as '0' } },
});

/** A fast answer does not dim: the rows change at once. */
export const body = style({
  transition: `opacity ${motion.quick}`,
  selectors: { '&[inert]': { opacity: 0.5, transitionDelay: '150ms' } },
  '@media': { [media.phone]: { display: 'block' } },
});

export const head = style({ '@media': { [media.phone]: { display: 'none' } } });
export const widths = style({ '@media': { [media.phone]: { display: 'none' } } });

export const row = style({
  background: color.surface,
  selectors: {
    [`${body} > &:hover`]: {
      background: `color-mix(in oklab, ${color.surface}, ${color.sunken} 50%)`,
    },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gap: space[1],
      padding: `${space[3]} ${space[4]}`,
      borderBottom: `1px solid ${color.line}`,
      selectors: { '&:last-child': { borderBottom: 0 } },
    },
  },
});

/** In place of rows: as high as they would be. */
export const filler = style({
  padding: 0,
  '@media': { [media.phone]: { display: 'block' } },
});

/** In the middle of what is seen, however far the table reaches. */
export const fillerMiddle = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'grid',
  placeContent: 'center',
  width: '100cqi',
  padding: space[6],
});

/** Over rows that could not be read again: they stay below it. */
export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: density.cellInset,
  borderBottom: `1px solid ${color.line}`,
  background: color.cinnabarSoft,
  color: color.cinnabar,
  ...text.small,
});

import { globalStyle } from '@vanilla-extract/css';
import {
  color,
  coveredTopVar,
  focusRing,
  level,
  media,
  motion,
  named,
  radius,
  recordPanelWidth,
  space,
  text,
  weight,
} from '../theme/index.ts';
import { pageHead } from '../Layout/Layout.css.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { style } from '../theme/style.ts';

/** Height of the top bar, and of the rail's head beside it. */
export const barHeight = '48px';

/** On paper boxes are below each other, which breaks across sheets. */
const plain = { display: 'block', minHeight: 0 } as const;

export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: '100dvh',
  '@media': { [media.print]: plain },
});

export const skip = style({
  position: 'fixed',
  insetInlineStart: space[2],
  top: space[2],
  zIndex: level.popover,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.brand,
  color: color.onBrand,
  forcedColorAdjust: 'none',
  translate: '0 -200%',
  transition: `translate ${motion.quick}`,
  selectors: { '&:focus': { ...focusRing, translate: '0' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const column = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
  '@media': { [media.print]: plain },
});

/** It takes the focus of the skip link, and shows no ring for it. */
export const main = style({
  flex: 1,
  minWidth: 0,
  vars: { [coveredTopVar]: barHeight },
  selectors: {
    '&:focus': { outline: 'none' },
    // A record beside the list: the list gets narrower, nothing is covered.
    '&:has([data-docked])': {
      paddingInlineEnd: recordPanelWidth,
      '@media': { [media.print]: { paddingInlineEnd: 0 } },
    },
  },
  '@media': { [media.print]: { vars: { [coveredTopVar]: '0px' } } },
});

// What has the focus is never hidden below the top bar.
globalStyle(`${main} :focus`, {
  '@layer': { [componentLayer]: { scrollMarginTop: `calc(${barHeight} + ${space[4]})` } },
});

// Nor below buttons that stay in sight, together with the line below a field.
globalStyle(`${main}:has([data-foot]) :focus`, {
  '@layer': { [componentLayer]: { scrollMarginBottom: '96px' } },
});

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: level.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  height: barHeight,
  paddingInline: space[6],
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [media.narrow]: { paddingInline: space[3], gap: space[2] },
    [media.print]: {
      position: 'static',
      height: 'auto',
      padding: `0 0 ${space[3]}`,
      marginBlockEnd: space[4],
      borderBottomColor: color.ink,
      background: 'none',
      selectors: { 'body:has([data-letterhead]) &': { display: 'none' } },
    },
  },
});

/** The seal, on paper only: the bar is the head of the sheet there. */
export const seal = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });

export const menuButton = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'grid' } },
});

export const place = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  flex: 1,
  whiteSpace: 'nowrap',
});

export const crumbs = style({
  display: 'flex',
  gap: space[2],
  color: color.inkMuted,
  ...text.small,
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const crumb = style({
  selectors: {
    '&::after': { content: '"/" / ""', marginInlineStart: space[2], color: color.inkSubtle },
    [`${frame}:has([data-screen-title]) &:last-child::after`]: { content: 'none' },
  },
});

/** The screen has its name in its own head (`ScreenTitle`). */
const isNamedBelow = `${frame}:has([data-screen-title]) &`;
const aside = { selectors: { [isNamedBelow]: { display: 'none' } } } as const;
const besidePhones = 'screen and (min-width: 600px)';

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...text.title,
  ...named,
  '@media': {
    [media.phone]: text.lead,
    [besidePhones]: {
      selectors: {
        ...aside.selectors,
        // A page of the screen has a title of its own: the screen is what it belongs to.
        [`${frame}:has(${pageHead}) &`]: {
          ...text.small,
          color: color.inkMuted,
          fontFamily: 'inherit',
          fontWeight: weight.regular,
        },
      },
    },
  },
});

export const end = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});

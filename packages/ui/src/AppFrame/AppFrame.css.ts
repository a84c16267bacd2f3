import { globalStyle } from '@vanilla-extract/css';
import {
  color,
  coveredTopVar,
  ellipsis,
  focusRing,
  level,
  media,
  motion,
  named,
  radius,
  recordPanelWidth,
  rem,
  space,
  text,
} from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { style } from '../theme/style.ts';

/** Height of the top bar, and of the rail's head beside it. */
export const barHeight = rem(48);

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

// Nor below buttons that stay in sight, together with the line below a field. Of a text area the caret is brought into
// view, to which only the padding of what scrolls applies.
globalStyle(`html:has(${main} [data-foot])`, {
  '@layer': { [componentLayer]: { scrollPaddingBottom: '96px' } },
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
    [media.medium]: { gap: space[2] },
    [media.narrow]: { paddingInline: space[3] },
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

/** The title, and what belongs to it: on phones below it. */
export const place = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  maxWidth: '50%',
  '@media': {
    [media.narrow]: { flexShrink: 1, maxWidth: 'none' },
    [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 },
  },
});

export const title = style({
  flexShrink: 0,
  maxWidth: '100%',
  ...ellipsis,
  ...text.title,
  ...named,
  '@media': {
    [media.phone]: {
      ...text.lead,
      // Both lines are in the bar.
      selectors: { '&:not(:has(+ :empty))': text.body },
    },
  },
});

export const inTitle = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  selectors: {
    '&:empty': { display: 'none' },
    '&::before': {
      content: '"·" / ""',
      color: color.inkSubtle,
      '@media': { [media.phone]: { content: 'none' } },
    },
  },
});

export const parts = style({ display: 'flex', flex: 1, minWidth: 0 });

export const end = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[2],
  // The picture of the user is where the screen ends.
  marginInlineEnd: `-${space[3]}`,
  '@media': { [media.print]: { display: 'none' } },
});

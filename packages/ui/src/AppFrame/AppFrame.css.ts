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
  space,
  text,
} from '../theme/index.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { style } from '../theme/style.ts';

/** Height of the top bar, and of the rail's head beside it. */
export const barHeight = '48px';

export const frame = style({ display: 'flex', alignItems: 'flex-start', minHeight: '100dvh' });

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
});

export const column = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100dvh',
});

/** It takes the focus of the skip link, and shows no ring for it. */
export const main = style({
  flex: 1,
  minWidth: 0,
  vars: { [coveredTopVar]: barHeight },
  selectors: { '&:focus': { outline: 'none' } },
});

// What has the focus is never hidden below the top bar.
globalStyle(`${main} :focus`, {
  '@layer': { [componentLayer]: { scrollMarginTop: `calc(${barHeight} + ${space[4]})` } },
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
    [media.print]: { display: 'none' },
  },
});

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
  '@media': { [media.phone]: { display: 'none' } },
});

export const crumb = style({
  selectors: {
    '&::after': { content: '"/" / ""', marginInlineStart: space[2], color: color.inkSubtle },
  },
});

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...text.lead,
  ...named,
});

export const end = style({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: space[2] });

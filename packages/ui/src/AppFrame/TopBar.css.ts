import { color, level, media, space, text, weight } from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { barHeight } from './AppFrame.css.ts';

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
  fontWeight: weight.strong,
});

export const end = style({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: space[2] });

import { globalStyle, keyframes } from '@vanilla-extract/css';
import {
  activeOption,
  color,
  ellipsis,
  level,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  weight,
} from '../theme/index.ts';
import { searchBox, searchInput } from '../lib/search/search.css.ts';
import { componentLayer } from '../theme/layer.css.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

/** Space above for messages. */
const messageRoom = '64px';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: level.dialog,
  height: '100dvh',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: `max(${messageRoom}, 12vh) ${space[4]} ${space[8]}`,
  background: color.scrim,
  animation: `${appear} ${motion.quick}`,
  '@media': { [media.phone]: { padding: 0 } },
});

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '640px',
  maxHeight: '100%',
  minHeight: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: shadow,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { height: '100%', border: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

export const field = style([searchBox, { gap: space[3], height: '56px', paddingInline: space[4] }]);

export const input = style([
  searchInput,
  { ...text.lead, selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
]);

export const frame = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
});

/** Of fixed height: typing moves nothing. */
export const list = style({
  height: '440px',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  outline: 'none',
  '@media': { [media.phone]: { flex: 1, height: 'auto' } },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  height: '40px',
  paddingInline: space[3],
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { height: '48px' } },
} as const;

export const heading = style({
  ...line,
  gap: space[2],
  alignItems: 'flex-end',
  paddingBottom: space[1],
  color: color.inkMuted,
  ...text.note,
});

export const spinner = style({
  flexShrink: 0,
  width: '12px',
  height: '12px',
  marginBottom: '3px',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
});

export const option = recipe({
  base: { ...line, borderRadius: radius.control, cursor: 'pointer', ...text.body },
  variants: {
    isActive: {
      true: {
        ...activeOption,
        '@media': { [media.forced]: { outline: `2px solid ${color.brand}` } },
      },
    },
    tone: { ink: {}, failure: { color: color.danger } },
  },
  defaultVariants: { tone: 'ink' },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  color: color.inkMuted,
});

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '40%' });

export const note = style({
  flex: 1,
  minWidth: 0,
  ...ellipsis,
  color: color.inkMuted,
  ...text.small,
});

export const empty = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: `${space[8]} ${space[4]}`,
  color: color.inkMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[4],
  padding: `${space[2]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.inkMuted,
  ...text.note,
  '@media': { [media.phone]: { display: 'none' } },
});

// Few lines: bold is quick enough here.
globalStyle(`:is(${title}, ${note}) mark`, {
  '@layer': { [componentLayer]: { fontWeight: weight.strong } },
});

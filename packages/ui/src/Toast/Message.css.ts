import { keyframes } from '@vanilla-extract/css';
import {
  color,
  eachTone,
  level,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  weight,
  ellipsis,
} from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** Below the head of a sheet, whose × stays usable. */
const belowHead = '64px';
/** Below the top bar. */
const belowBar = '48px';

/** Toasts in the middle column, notifications in the last; they never overlap. */
export const region = recipe({
  base: {
    position: 'fixed',
    zIndex: level.toast,
    insetInline: 0,
    top: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[2],
    maxHeight: '100dvh',
    padding: `${space[2]} ${space[4]} ${space[4]}`,
    overflowY: 'auto',
    // The page beside and between the messages stays usable.
    pointerEvents: 'none',
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.phone]: { top: belowHead, maxHeight: `calc(100dvh - ${belowHead})`, paddingTop: 0 },
      [media.print]: { display: 'none' },
    },
  },
  variants: {
    cover: {
      none: {},
      dialog: {
        display: 'flex',
        justifyContent: 'center',
        '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'center' } },
      },
      sheet: { top: belowHead, paddingTop: 0 },
    },
  },
});

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0, maxWidth: '100%' },
  variants: {
    kind: {
      toast: {
        gridColumn: 2,
        alignItems: 'center',
        '@media': { [media.narrow]: { gridColumn: 1, justifySelf: 'center' } },
      },
      notification: {
        gridColumn: 3,
        justifySelf: 'end',
        width: '360px',
        '@media': { [media.narrow]: { gridColumn: 1 }, [media.phone]: { width: '100%' } },
      },
    },
    // Side by side, without a grid.
    cover: {
      none: {},
      dialog: { width: 'auto', '@media': { [media.phone]: { width: 'auto' } } },
      sheet: {},
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'notification', cover: 'none' },
      style: { paddingTop: belowBar, '@media': { [media.narrow]: { paddingTop: 0 } } },
    },
  ],
});

export const item = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    columnGap: space[2],
    maxWidth: 'min(420px, 100%)',
    padding: `9px ${space[2]} 9px ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.raised,
    color: color.ink,
    boxShadow: shadow,
    pointerEvents: 'auto',
    animation: `${appear} ${motion.quick}`,
  },
  variants: {
    kind: { toast: { flexWrap: 'nowrap' }, notification: { width: '100%' } },
    // Above a dialog there is room for one line of the window's width.
    isBrief: { true: { flexWrap: 'nowrap', maxWidth: 'min(720px, 100%)' } },
  },
});

export const icon = recipe({
  base: { flexShrink: 0, marginTop: '4px' },
  variants: { tone: eachTone(({ ink }) => ({ color: ink })) },
});

export const content = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '2px',
  overflowWrap: 'anywhere',
  ...text.body,
  // In sight at once, and read aloud two frames later.
  selectors: { '&[data-words]::before': { content: 'attr(data-words)' } },
});

/** Over a dialog one line, in full while it is hovered or focused; on a sheet it is below the head. */
export const words = recipe({
  variants: {
    isBrief: {
      true: {
        ...ellipsis,
        selectors: { 'article:is(:hover, :focus-within) &': { whiteSpace: 'normal' } },
        '@media': { [media.phone]: { whiteSpace: 'normal' } },
      },
    },
  },
});

export const title = recipe({
  base: { fontWeight: weight.strong, marginInlineEnd: space[2] },
  variants: {
    /** On a line of its own, though an inline element: of blocks screen readers announce each. */
    isBrief: { false: { selectors: { '&::after': { content: '\\A', whiteSpace: 'pre' } } } },
  },
});

export const count = style({
  flexShrink: 0,
  paddingBlock: '4px',
  color: color.inkMuted,
  ...text.small,
});

export const more = style({
  padding: `2px ${space[3]}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.inkMuted,
  ...text.note,
});

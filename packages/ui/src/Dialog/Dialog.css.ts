import {
  color,
  groundVar,
  level,
  media,
  named,
  radius,
  shadow,
  space,
  text,
} from '../theme/index.ts';
import { steady } from '../Form/Form.css.ts';
import { recipe, style } from '../theme/style.ts';

/** Space above a tall dialog, where messages are shown without covering it. */
const messageRoom = '64px';

export const scrim = {
  position: 'fixed',
  inset: 0,
  zIndex: level.dialog,
  height: 'var(--visual-viewport-height)',
  background: color.scrim,
} as const;

/** It is simply there: a dialog that is opened a hundred times a day has no entrance. */
export const overlay = style({
  ...scrim,
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[4],
  paddingBlock: `${messageRoom} ${space[8]}`,
  '@media': {
    [media.phone]: { padding: 0, placeItems: 'stretch' },
    // What is below it is printed, or a part of it alone.
    [media.print]: { display: 'none' },
  },
});

/** A question keeps its size on phones and is at the bottom, where the thumb is. */
export const questionOverlay = style({
  '@media': { [media.phone]: { padding: space[2], placeItems: 'end center' } },
});

export const modal = recipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: '100%',
    minHeight: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.raised,
    vars: { [groundVar]: color.raised },
    boxShadow: shadow,
    overflow: 'hidden',
    '@media': {
      [media.phone]: { maxWidth: 'none', border: 0, borderRadius: 0, boxShadow: 'none' },
    },
  },
  variants: {
    size: {
      small: { maxWidth: '420px' },
      medium: { maxWidth: '570px' },
      large: { maxWidth: '880px' },
      wide: { maxWidth: '1320px' },
    },
    isQuestion: {
      true: {
        '@media': {
          [media.phone]: { border: `1px solid ${color.line}`, borderRadius: radius.panel },
        },
      },
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexShrink: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});

export const title = style({
  ...text.lead,
  ...named,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const body = style({
  flex: 1,
  minHeight: 0,
  padding: `${space[5]} ${space[6]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  vars: steady,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.phone]: { padding: space[4] } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  flexShrink: 0,
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.line}`,
  // Without a body the line below the head is enough.
  selectors: { [`${head} + &`]: { borderTop: 0 } },
  '@media': {
    [media.phone]: {
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

import {
  color,
  focusRing,
  groundVar,
  level,
  media,
  named,
  recordPanelWidth,
  space,
  text,
} from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { barHeight } from '../AppFrame/AppFrame.css.ts';

/** Beside the list: below the top bar, as high as the window. */
export const docked = style({
  position: 'fixed',
  insetBlock: `${barHeight} 0`,
  insetInlineEnd: 0,
  zIndex: level.sticky,
  display: 'flex',
  flexDirection: 'column',
  width: recordPanelWidth,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.surface,
  vars: { [groundVar]: color.surface },
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': {
    [media.print]: {
      position: 'static',
      display: 'block',
      marginBlock: '0 !important' as '0',
      width: 'auto',
      border: 0,
      background: 'none',
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  flexShrink: 0,
  padding: `${space[4]} ${space[3]} ${space[4]} ${space[6]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: { paddingInlineStart: space[4] },
    [media.print]: { padding: `0 0 ${space[3]}`, borderColor: color.ink },
  },
});

export const name = style({ ...text.title, ...named, minWidth: 0, overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex', alignItems: 'center' });

/** Number and state, then the facts that decide. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  gridColumn: '1 / -1',
  paddingInlineEnd: space[3],
});

export const mark = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.inkMuted,
});

/** The head of a record in a dialog. */
export const subject = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const seal = style({ marginInlineStart: 'auto' });

export const lead = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2] });

/** A dot between the facts of a line. */
export const leadFact = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: '"·" / ""',
      marginInlineStart: space[2],
      color: color.inkSubtle,
    },
  },
});

export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  flex: 1,
  minHeight: 0,
  padding: `${space[5]} ${space[6]} ${space[8]}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  '@media': {
    [media.phone]: { paddingInline: space[4] },
    [media.print]: { display: 'grid', padding: `${space[4]} 0 0`, overflow: 'visible' },
  },
});

export const groupTitle = style({ ...text.lead, ...named });

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  padding: `${space[3]} ${space[6]}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

/** The sheet, where there is no space beside the list. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': { [media.print]: { display: 'block' } },
});

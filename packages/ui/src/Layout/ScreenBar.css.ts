import { color, media, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

/** Of what is in the bar of the frame nothing is printed but what a list is narrowed to, and its count. */
const onPaper = {
  display: 'none',
  selectors: { '&:has([data-filters], [data-paper])': { display: 'block', textAlign: 'end' } },
} as const;

/** The parts of a screen beside each other, in the bar of its frame. */
export const parts = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  '@media': { [media.medium]: { gap: space[2] }, [media.print]: onPaper },
});

/** The same above the screen, where the bar has no space for them. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: onPaper },
});

/** What acts on the screen, at the end of the line; below it where there is no space. */
export const tools = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { flexShrink: 1 }, [media.print]: { display: 'none' } },
});

/** Its place is kept before it is known: what is beside it stays. */
export const count = style({
  flexShrink: 0,
  minWidth: '60px',
  color: color.inkMuted,
  ...text.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // The pager says it too.
  '@media': { [media.laptop]: { display: 'none' }, [media.print]: { display: 'none' } },
});

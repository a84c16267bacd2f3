import { color, media, radius } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** The text of the first quiet button is aligned with the header's text. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: '-8px',
  '@media': {
    [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineStart: 0 },
  },
});

/** A row that is not pointed at, open or focused: only its menu shows, in muted ink. */
const idleRow =
  'tbody > tr:not(:hover, :focus-within, [aria-current], :has([aria-expanded="true"])) &';

/** The buttons before the menu. */
export const due = style({ display: 'flex', flexWrap: 'inherit', gap: 'inherit' });

export const inline = style([
  due,
  { '@media': { '(hover: hover)': { selectors: { [idleRow]: { opacity: 0 } } } } },
]);

/** At the end of its column in every row, however wide the actions before it are. */
export const more = style({
  marginInlineStart: 'auto',
  selectors: { [idleRow]: { color: color.inkMuted } },
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

/** A button that reads as a link, and is cut off like text. */
export const opener = style({
  maxWidth: '100%',
  borderRadius: radius.control,
  overflow: 'clip',
  overflowClipMargin: '3px',
  color: color.brand,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in oklab, currentColor 40%, transparent)`,
  textOverflow: 'ellipsis',
  textUnderlineOffset: '3px',
  whiteSpace: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.brandHover, textDecorationColor: 'currentColor' },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': { [media.print]: { color: 'inherit', textDecoration: 'none' } },
});

import { color, media, radius, space } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';
import { floating } from '../tableCell.css.ts';

/** A row that is neither pointed at nor focused. */
const idleRow = (isOpen = '') =>
  `tbody > tr:not(:hover, :focus-within, ${isOpen}:has([aria-expanded="true"]))`;
/** Nor open beside the table: in a column only its menu shows, in muted ink. */
const idle = `${idleRow('[aria-current], ')} &`;

/** The text of the first quiet button is aligned with the header's text. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: '-8px',
  '@media': {
    [media.mouse]: {
      selectors: {
        // On the row's own ground, which the words below fade into.
        [`${floating} > &`]: {
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          paddingInline: `${space[6]} ${space[1]}`,
          background: 'inherit',
          maskImage: `linear-gradient(to right, transparent, black ${space[5]})`,
        },
        [`${idleRow()} > ${floating} > &`]: { opacity: 0 },
      },
    },
    [media.phone]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      marginInlineStart: 0,
      selectors: {
        [`${floating} > &, ${idleRow()} > ${floating} > &`]: {
          position: 'static',
          padding: 0,
          maskImage: 'none',
          opacity: 1,
        },
      },
    },
  },
});

/** The buttons before the menu. */
export const due = style({ display: 'flex', flexWrap: 'inherit', gap: 'inherit' });

export const inline = style([
  due,
  { '@media': { '(hover: hover)': { selectors: { [idle]: { opacity: 0 } } } } },
]);

/** At the end of its column in every row, however wide the actions before it are. */
export const more = style({
  marginInlineStart: 'auto',
  selectors: { [idle]: { color: color.inkMuted } },
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

import {
  activeOption,
  color,
  density,
  ellipsis,
  media,
  popoverInset,
  radius,
  space,
  text,
} from '../theme/index.ts';
import { style } from '../theme/style.ts';
import { searchBox } from '../lib/search/search.css.ts';

/** Height of one row in a popover list, in px; larger on touch. */
export const rowHeights = { mouse: 32, touch: 44 } as const;

/** Space above the first row and below the last one, in px. */
export const rowsInset = 4;

export const scroller = style({
  minWidth: 0,
  minHeight: 0,
  padding: `${rowsInset}px`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const search = style([searchBox, { margin: popoverInset.rows, marginBottom: 0 }]);

/** What the rows of all sheets share. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  height: `${rowHeights.mouse}px`,
  borderRadius: radius.control,
  cursor: 'pointer',
  ...text.body,
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-active]': activeOption,
    '&[aria-disabled="true"]': { color: color.inkSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { height: `${rowHeights.touch}px` } },
});

/** The sheet between the search field and what is below the rows. */
export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

/** Beside a reason it is the label that is cut: it has a `title`. */
export const words = style({ ...ellipsis, flex: '1 1 auto', minWidth: '3em' });

export const reason = style({
  ...text.note,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  color: color.inkSubtle,
});

export const sign = style({ flexShrink: 0, color: color.inkMuted });

/** In place of rows. */
export const message = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  minHeight: density.control,
  margin: space[1],
  paddingInline: '10px',
  color: color.inkMuted,
});

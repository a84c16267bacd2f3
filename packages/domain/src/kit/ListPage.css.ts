import { color, media, radius, rem, space, text, weight } from '@anzhu/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style } from '@anzhu/ui/theme/style';

/** One line, whatever is chosen: the table stays where it is. On phones tools beside the folded filters. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  minHeight: rem(40),
  // The first record is near the top.
  marginBlock: `calc(-1 * ${space[2]})`,
  '@media': {
    [media.narrow]: { flexWrap: 'wrap' },
    [media.phone]: {
      alignItems: 'flex-start',
      gap: space[2],
      marginBlock: 0,
    },
    // Only what the list is narrowed to.
    [media.print]: {
      display: 'none',
      selectors: { '&:has([data-filters])': { display: 'block', minHeight: 0, marginBlock: 0 } },
    },
  },
});

globalStyle(`${head} > :not(search)`, { '@media': { [media.print]: { display: 'none' } } });

export const filler = style({ flex: 1, '@media': { [media.phone]: { display: 'none' } } });

export const columnTools = style({ '@media': { [media.phone]: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  // Beside the filters, whatever its width: it wraps itself.
  '@media': { [media.phone]: { flex: `1 1 ${rem(240)}` } },
});

/** They scroll within their line where there is no space. */
export const views = style({
  display: 'flex',
  flex: '0 1 auto',
  gap: space[1],
  minWidth: rem(96),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});

export const view = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[1],
  height: rem(40),
  paddingInline: space[2],
  borderBottom: '2px solid transparent',
  color: color.inkMuted,
  ...text.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { color: color.brand, fontWeight: weight.strong, borderColor: color.brand },
    // Inside: the line scrolls and would cut the ring off.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { height: '44px' },
    // A transparent border is drawn then.
    [media.forced]: { borderBottomColor: color.surface },
  },
});

/** Number of records in a view. */
export const count = style({
  paddingInline: '6px',
  borderRadius: radius.round,
  background: color.sunken,
  fontWeight: weight.regular,
  ...text.note,
});

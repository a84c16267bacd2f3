import { color, media, radius, rem, space, text, weight } from '@anzhu/ui/theme';
import { wholeWidth } from '@anzhu/ui/useFitting';
import { style } from '@anzhu/ui/theme/style';

export const columnTools = style({ '@media': { [media.phone]: { display: 'none' } } });

/** As wide as all of them where there is space. Filters give way before they do, but for what is on. */
export const views = style({
  display: 'flex',
  flex: `0 1 var(${wholeWidth}, auto)`,
  gap: space[1],
  minWidth: rem(96),
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { flex: '1 0 100%' }, [media.print]: { display: 'none' } },
});

export const viewItem = style({ display: 'flex', flexShrink: 0 });

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

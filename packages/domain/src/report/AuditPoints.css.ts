import { color, focusRing, media, radius, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

export const none = style({ color: color.inkMuted });

export const list = style({ margin: 0 });

/** A kind stands in the margin of its points. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] },
    [media.print]: { paddingBlock: 0 },
  },
});

export const kind = style({ fontWeight: weight.strong });

export const of = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({
  ...text.body,
  borderRadius: radius.control,
  color: color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.touch]: { display: 'inline-block', minHeight: '44px', lineHeight: '44px' },
    [media.print]: { color: color.ink, textDecoration: 'none' },
  },
});

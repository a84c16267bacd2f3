import { codeColor, color, focusRing, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** A side of the code: six pixels a module or so, which phones read from arm's length. */
const side = '176px';

/** As high as the two fields and the button of a sign-in by account: nothing jumps. */
export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minHeight: '204px',
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  width: side,
  height: side,
  overflow: 'hidden',
  borderRadius: radius.control,
  selectors: { '&:focus-visible': focusRing },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  background: codeColor.paper,
});

/** Lies over a code that has done its work: it can be made out, and not be read any more. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[2],
  background: `color-mix(in oklab, ${color.surface} 94%, transparent)`,
  color: color.ink,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: space[12],
  height: space[12],
  borderRadius: radius.round,
  background: color.jadeSoft,
  color: color.jade,
});

export const renew = style({
  ...text.small,
  border: 0,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.brand },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const words = style({ ...text.small, color: color.inkMuted, textAlign: 'center' });

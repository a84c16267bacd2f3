import { codeColor, color, density, focusRing, radius, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/**
 * With the line below, as high as the two fields and the button of a sign-in by account: nothing jumps.
 * A module is four pixels or so, which phones read from arm's length.
 */
const side = `calc(3 * ${density.control} + 88px)`;

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  minHeight: `calc(${side} + ${space[2]} + ${text.small.lineHeight})`,
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

/** Overlay of a used code: it stays visible but cannot be scanned. */
export const cover = style({
  position: 'absolute',
  // Beyond the edge: of the light paper not a hair is seen in the dark.
  inset: '-1px',
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
  background: color.successSoft,
  color: color.success,
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

/** It keeps its line when it is empty. */
export const words = style({
  ...text.small,
  minHeight: text.small.lineHeight,
  color: color.inkMuted,
  textAlign: 'center',
});

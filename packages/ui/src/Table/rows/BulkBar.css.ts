import { color, density, radius, space, weight } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

/** Two lines in one place: the higher one gives the height, so that nothing moves when they change. */
export const bar = style({
  display: 'grid',
  minHeight: density.control,
  borderRadius: radius.control,
});

export const layer = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minWidth: 0,
  selectors: { '&[inert]': { visibility: 'hidden' } },
});

export const chosen = style([
  layer,
  {
    justifyContent: 'flex-start',
    paddingInlineStart: space[3],
    borderRadius: radius.control,
    background: color.brandSoft,
  },
]);

export const count = style({
  minWidth: '88px',
  color: color.brand,
  fontWeight: weight.strong,
});

export const clear = style({ marginInlineStart: 'auto' });

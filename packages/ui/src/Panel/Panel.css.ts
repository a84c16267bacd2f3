import { color, density, media, radius, space } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const panel = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: '44px',
  padding: `6px ${space[4]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const body = style({
  minWidth: 0,
  padding: `${density.blockGap} ${space[4]}`,
  '@media': { [media.phone]: { paddingInline: space[3] } },
});

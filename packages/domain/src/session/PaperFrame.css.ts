import { style } from '@anzhu/ui/theme/style';
import { color, media, radius, space } from '@anzhu/ui/theme';

export const paper = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  minHeight: '100dvh',
  overflow: 'hidden',
  background: color.canvas,
});

export const main = style({
  display: 'grid',
  alignContent: 'center',
  justifySelf: 'center',
  gap: space[6],
  width: 'min(360px, 100%)',
  padding: `${space[8]} 0`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[4]}` } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});

export const names = style({ letterSpacing: '0.2em' });

export const sheet = style({
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
});

export const footer = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '40px',
  padding: `${space[2]} ${space[4]}`,
});

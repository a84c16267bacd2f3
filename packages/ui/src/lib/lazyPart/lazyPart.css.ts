import { color, named, radius, shadow, space, text } from '../../theme/index.ts';
import { style } from '../../theme/style.ts';

export const failure = style({
  width: 'min(420px, 100% - 32px)',
  margin: 'auto',
  padding: `${space[5]} ${space[6]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow,
  selectors: { '&::backdrop': { background: color.scrim } },
});

export const heading = style({ ...text.lead, ...named });

export const message = style({ ...text.body, marginTop: space[2], color: color.inkMuted });

export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  marginTop: space[5],
});

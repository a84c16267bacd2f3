import { color, media, named, space, text, weight } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** Not seen on the screen: it is what the printer gets, instead of everything else. */
export const sheet = style({
  display: 'none',
  '@media': {
    [media.print]: { display: 'block', ...text.body, color: color.ink },
  },
});

export const title = style({
  ...text.title,
  ...named,
  textAlign: 'center',
  paddingBlockEnd: space[4],
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${space[6]}`,
  paddingBlockEnd: space[4],
});

export const fact = style({ display: 'flex', gap: space[2] });

export const term = style({ color: color.inkMuted });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const cell = style({
  padding: space[2],
  border: '1px solid',
  textAlign: 'start',
  fontWeight: weight.regular,
});

export const signatures = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: space[12],
});

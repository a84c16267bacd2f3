import { color, radius, space, text } from '../../../packages/ui/src/theme/index.ts';
import { style } from '../../../packages/ui/src/theme/style.ts';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: space[2],
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  width: '100%',
  height: '100%',
  padding: `${space[3]} ${space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  overflowWrap: 'anywhere',
  ...text.note,
});

export const sizes = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const meaning = style({ color: color.inkMuted });

export const search = style({ maxWidth: '320px' });

import { color, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

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
  minWidth: 0,
  padding: `${space[3]} ${space[1]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...text.note,
  // The gallery has hundreds of icons: those out of view are not laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
});

export const sizes = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const meaning = style({ color: color.inkMuted });

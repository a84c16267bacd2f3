import { color, named, space, text } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** As high with the seal as without: nothing moves when the day is closed. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: '56px',
  paddingBlockEnd: space[2],
  marginBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.ink}`,
});

export const day = style({ ...text.display, ...named });

export const sealed = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const by = style({ ...text.small, color: color.inkMuted, textAlign: 'end' });

import { color, radius, space } from '@anzhu/ui/theme';
import { style } from '@anzhu/ui/theme/style';

/** As wide as a dialog: a form is read from top to bottom. */
export const page = style({ width: '100%', maxWidth: '680px' });

export const bar = style({ display: 'flex', justifyContent: 'end', gap: space[2] });

export const sent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.control,
  background: color.successSoft,
});

export const sentMark = style({ display: 'grid', color: color.success });

export const sentWords = style({ flex: '1 1 12em' });

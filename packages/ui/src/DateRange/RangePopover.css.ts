import { color, media, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const panel = style({
  display: 'flex',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const shortcutList = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: space[0.5],
  padding: space[2],
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(4, auto)',
      borderInlineEnd: 0,
      borderBottom: `1px solid ${color.line}`,
    },
  },
});

export const months = style({ padding: space[3] });

export const hint = style({ ...text.note, marginTop: space[1], color: color.inkMuted });

export const limits = style({ ...text.note, width: 0, minWidth: '100%', color: color.inkMuted });

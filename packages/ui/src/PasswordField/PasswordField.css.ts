import { color, radius, space, text, toneColor } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

/** Keeps its height while there is nothing to grade: nothing jumps. */
export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '18px',
  marginTop: space[1],
  ...text.note,
  color: color.inkMuted,
});

export const bar = recipe({
  base: { flex: 1, height: '4px', borderRadius: radius.round, background: color.line },
  variants: {
    filled: {
      weak: { background: toneColor.danger.ink },
      medium: { background: toneColor.warning.ink },
      strong: { background: toneColor.success.ink },
    },
  },
});

export const grade = style({ minWidth: '56px', textAlign: 'end' });

export const capsLock = style({ ...text.note, gap: '2px', color: color.warning });

import { Urgency } from '@anzhu/api/contract/material';
import { color, space } from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

export const urgency = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** In px: a dot with the gap behind it. */
const pitch = 8;
const filled = (count: number, ink: string) => ({
  background: `linear-gradient(to right, ${ink} ${count * pitch}px, ${color.lineStrong} ${count * pitch}px)`,
});

/** Three dots, as many filled as it is urgent. */
export const dots = recipe({
  base: {
    flexShrink: 0,
    width: `${3 * pitch}px`,
    height: '6px',
    maskImage: 'radial-gradient(circle at 3px 3px, black 2.5px, transparent 3px)',
    maskSize: `${pitch}px 6px`,
  },
  variants: {
    level: {
      [Urgency.notUrgent]: filled(1, color.inkMuted),
      [Urgency.urgent]: filled(2, color.warning),
      [Urgency.veryUrgent]: filled(3, color.danger),
    },
  },
});

import { color, eachTone, named, text, weight } from '../theme/index.ts';
import { recipe } from '../theme/style.ts';

export const words = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    size: text,
    tone: {
      ink: { color: color.ink },
      muted: { color: color.inkMuted },
      subtle: { color: color.inkSubtle },
      ...eachTone(({ ink }) => ({ color: ink })),
    },
    isStrong: { true: { fontWeight: weight.strong } },
    isNamed: { true: named },
  },
});

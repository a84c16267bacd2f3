import { color, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const description = style({
  ...text.note,
  color: color.inkMuted,
  selectors: { '&::before': { content: 'attr(data-words)' } },
});
